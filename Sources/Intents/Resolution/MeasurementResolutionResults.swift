import FoundationSupplement

/// The resolution result for a length.
// The subclass adds no state.
open class INLengthResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedLength: Measurement<UnitLength>) -> Self { _success(resolvedLength) }
    open class func disambiguation(with lengthsToDisambiguate: [Measurement<UnitLength>]) -> Self {
        _disambiguation(lengthsToDisambiguate)
    }
    open class func confirmationRequired(with lengthToConfirm: Measurement<UnitLength>?) -> Self {
        _confirmationRequired(lengthToConfirm)
    }
}

/// The resolution result for a mass.
// The subclass adds no state.
open class INMassResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedMass: Measurement<UnitMass>) -> Self { _success(resolvedMass) }
    open class func disambiguation(with massToDisambiguate: [Measurement<UnitMass>]) -> Self {
        _disambiguation(massToDisambiguate)
    }
    open class func confirmationRequired(with massToConfirm: Measurement<UnitMass>?) -> Self {
        _confirmationRequired(massToConfirm)
    }
}

/// The resolution result for a speed.
// The subclass adds no state.
open class INSpeedResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedSpeed: Measurement<UnitSpeed>) -> Self { _success(resolvedSpeed) }
    open class func disambiguation(with speedToDisambiguate: [Measurement<UnitSpeed>]) -> Self {
        _disambiguation(speedToDisambiguate)
    }
    open class func confirmationRequired(with speedToConfirm: Measurement<UnitSpeed>?) -> Self {
        _confirmationRequired(speedToConfirm)
    }
}

/// The resolution result for a temperature.
// The subclass adds no state.
open class INTemperatureResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedTemperature: Measurement<UnitTemperature>) -> Self {
        _success(resolvedTemperature)
    }
    open class func disambiguation(with temperaturesToDisambiguate: [Measurement<UnitTemperature>]) -> Self {
        _disambiguation(temperaturesToDisambiguate)
    }
    open class func confirmationRequired(with temperatureToConfirm: Measurement<UnitTemperature>?) -> Self {
        _confirmationRequired(temperatureToConfirm)
    }
}

/// The resolution result for a volume.
// The subclass adds no state.
open class INVolumeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedVolume: Measurement<UnitVolume>) -> Self { _success(resolvedVolume) }
    open class func disambiguation(with volumeToDisambiguate: [Measurement<UnitVolume>]) -> Self {
        _disambiguation(volumeToDisambiguate)
    }
    open class func confirmationRequired(with volumeToConfirm: Measurement<UnitVolume>?) -> Self {
        _confirmationRequired(volumeToConfirm)
    }
}

/// The resolution result for an energy.
// The subclass adds no state.
open class INEnergyResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedEnergy: Measurement<UnitEnergy>) -> Self { _success(resolvedEnergy) }
    open class func disambiguation(with energyToDisambiguate: [Measurement<UnitEnergy>]) -> Self {
        _disambiguation(energyToDisambiguate)
    }
    open class func confirmationRequired(with energyToConfirm: Measurement<UnitEnergy>?) -> Self {
        _confirmationRequired(energyToConfirm)
    }
}
