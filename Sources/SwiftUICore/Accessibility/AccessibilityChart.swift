import Foundation

/// A view or an element whose chart an assistive technology can play.
public protocol AXChart: NSObjectProtocol {
    var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// An axis of a chart, as an assistive technology reads it.
public protocol AXDataAxisDescriptor: NSObjectProtocol {
    var title: String { get set }
    var attributedTitle: NSAttributedString { get set }
}

/// An axis with numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// How values lie along the axis.
    public enum ScaleType: Int, Sendable { case linear, log10, ln }

    open var title: String
    open var attributedTitle: NSAttributedString
    open var scaleType = ScaleType.linear
    open var range: ClosedRange<Double>
    open var gridlinePositions: [Double]
    /// Says a value of the axis in words.
    open var valueDescriptionProvider: (Double) -> String

    public init(
        attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        (title, self.attributedTitle, self.range) = (attributedTitle.string, attributedTitle, range)
        (self.gridlinePositions, self.valueDescriptionProvider) = (gridlinePositions, valueDescriptionProvider)
    }

    public convenience init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double], valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.init(
            attributedTitle: NSAttributedString(string: title), range: range, gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider)
    }
}

/// An axis with categories.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    open var title: String
    open var attributedTitle: NSAttributedString
    open var categoryOrder: [String]

    public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
        (title, self.attributedTitle, self.categoryOrder) = (attributedTitle.string, attributedTitle, categoryOrder)
    }

    public convenience init(title: String, categoryOrder: [String]) {
        self.init(attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
    }
}

/// A number or a category of a point.
open class AXDataPointValue: NSObject {
    open var number: Double = 0
    open var category: String?

    public convenience init(number: Double) {
        self.init()
        self.number = number
    }

    public convenience init(category: String) {
        self.init()
        self.category = category
    }
}

/// A point of a series.
open class AXDataPoint: NSObject {
    /// A number or a category that a point has besides its place.
    public enum Value: Hashable, Sendable { case number(Double), category(String) }

    open var xValue: AXDataPointValue
    open var yValue: AXDataPointValue?
    open var additionalValues: [AXDataPointValue]
    open var label: String?
    open var attributedLabel: NSAttributedString?

    private init(_ x: AXDataPointValue, _ y: Double?, _ additionalValues: [Value], _ label: String?) {
        (xValue, yValue) = (x, y.map { AXDataPointValue(number: $0) })
        self.additionalValues = additionalValues.map { value in
            switch value {
            case .number(let number): AXDataPointValue(number: number)
            case .category(let category): AXDataPointValue(category: category)
            }
        }
        (self.label, attributedLabel) = (label, label.map { NSAttributedString(string: $0) })
    }

    public convenience init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        self.init(AXDataPointValue(number: x), y, additionalValues, label)
    }

    public convenience init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        self.init(AXDataPointValue(category: x), y, additionalValues, label)
    }
}

/// The points of a chart that belong together.
open class AXDataSeriesDescriptor: NSObject {
    open var name: String?
    open var attributedName: NSAttributedString
    open var isContinuous: Bool
    open var dataPoints: [AXDataPoint]

    public init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (name, self.attributedName) = (attributedName.string, attributedName)
        (self.isContinuous, self.dataPoints) = (isContinuous, dataPoints)
    }

    public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.init(attributedName: NSAttributedString(string: name), isContinuous: isContinuous, dataPoints: dataPoints)
    }
}

/// A chart, as an assistive technology reads it.
open class AXChartDescriptor: NSObject {
    /// Where the series of a chart begins.
    public enum ContentDirection: Int, Sendable {
        case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
    }

    open var title: String?
    open var attributedTitle: NSAttributedString?
    open var summary: String?
    open var contentDirection = ContentDirection.leftToRight
    open var contentFrame = CGRect.zero
    open var series: [AXDataSeriesDescriptor]
    open var xAxis: any AXDataAxisDescriptor
    open var yAxis: AXNumericDataAxisDescriptor?
    open var additionalAxes: [any AXDataAxisDescriptor]?

    public init(
        attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        (title, self.attributedTitle, self.summary) = (attributedTitle?.string, attributedTitle, summary)
        (self.xAxis, self.yAxis, self.additionalAxes, self.series) = (xAxis, yAxis, additionalAxes, series)
    }

    public convenience init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        self.init(
            attributedTitle: title.map { NSAttributedString(string: $0) }, summary: summary, xAxis: xAxis, yAxis: yAxis,
            additionalAxes: additionalAxes, series: series)
    }
}

/// Makes the description of a view's chart.
public protocol AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

// Effect: none, because a chart that is played is not part of what an element says.
extension View {
    nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View { self }
}
