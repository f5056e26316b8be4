@_exported import CoreGraphics
@_exported import CoreImage
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationSupplement
@_exported import ImageIO
@_exported import QuartzCore
@_exported import UserNotifications
