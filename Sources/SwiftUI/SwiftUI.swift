@_exported import CoreTransferable
@_exported import DeveloperToolsSupport
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationSupplement
@_exported import SwiftUICore
@_exported import UIKit
