import CoreLocation
import Foundation
import MapKit
import MediaPlayer
import Photos
import Testing

/// Files of photos, places of addresses and beacons: none is found, and values hold.
@Suite struct LibraryAndPlaceTests {
    @Test func beaconsHoldTheirNumbers() {
        let id = UUID()
        let region = CLBeaconRegion(uuid: id, major: 3, minor: 4, identifier: "shop")
        #expect(region.uuid == id && region.major == 3 && region.minor == 4 && region.identifier == "shop")
        #expect(CLBeaconRegion(uuid: id, identifier: "any").major == nil)
    }

    @Test func addressesAreNotFound() async throws {
        let request = try #require(MKReverseGeocodingRequest(location: CLLocation(latitude: 48, longitude: 11)))
        await #expect(throws: MKError(.serverFailure)) { _ = try await request.mapItems }
        #expect(MKGeocodingRequest(addressString: "") == nil)
    }

    @Test func videosAreDenied() {
        var error: (any Error)?
        let id = PHImageManager.default().requestAVAsset(forVideo: PHAsset(), options: PHVideoRequestOptions()) {
            error = $2?[PHImageErrorKey] as? any Error
            #expect($0 == nil && $1 == nil)
        }
        #expect(id == PHInvalidImageRequestID && (error as? PHPhotosError)?.code == .accessUserDenied)
        #expect(PHAsset.fetchKeyAssets(in: PHAssetCollection(), options: nil) == nil)
    }

    @Test func photosHaveNoFiles() {
        let request = PHAssetCreationRequest.forAsset()
        request.addResource(with: .photo, data: Data(), options: nil)
        #expect(!PHAssetCreationRequest.supportsAssetResourceTypes([1]))
    }

    @Test func ratesOfCommandsAreKept() {
        let command = MPChangePlaybackRateCommand()
        command.supportedPlaybackRates = [0.5, 1, 2]
        #expect(command.supportedPlaybackRates == [0.5, 1, 2])
    }
}
