// Geometry as widgets' sources know it from Core Graphics: points, sizes and rectangles are Foundation's, the rest ours.
@_exported import Foundation

@_exported import struct DisplayList.CGAffineTransform
@_exported import enum DisplayList.CGLineCap
@_exported import enum DisplayList.CGLineJoin
@_exported import class DisplayList.CGMutablePath
@_exported import class DisplayList.CGPath
@_exported import enum DisplayList.CGPathFillRule
@_exported import struct DisplayList.CGVector
