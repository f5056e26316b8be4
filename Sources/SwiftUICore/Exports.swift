@_exported import protocol Combine.ObservableObject
@_exported import class Combine.ObservableObjectPublisher
@_exported import struct Combine.Published
@_exported import Foundation
@_exported import FoundationSupplement
@_exported import Observation

@_exported import struct DisplayList.Angle
@_exported import struct DisplayList.CGAffineTransform
@_exported import enum DisplayList.BlendMode
@_exported import enum DisplayList.CGLineCap
@_exported import enum DisplayList.CGLineJoin
@_exported import class DisplayList.CGMutablePath
@_exported import class DisplayList.CGPath
@_exported import enum DisplayList.CGPathFillRule
@_exported import struct DisplayList.CGVector
@_exported import struct DisplayList.FillStyle
@_exported import struct DisplayList.Path
@_exported import struct DisplayList.RectangleCornerRadii
@_exported import enum DisplayList.RoundedCornerStyle
@_exported import struct DisplayList.StrokeStyle
