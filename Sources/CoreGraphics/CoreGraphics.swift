// Core Graphics' geometry for widgets' sources. Foundation declares points, sizes and rectangles, and this module adds
// the rest.
@_exported import Foundation

@_exported import struct DisplayList.CGAffineTransform
@_exported import enum DisplayList.CGLineCap
@_exported import enum DisplayList.CGLineJoin
@_exported import class DisplayList.CGMutablePath
@_exported import class DisplayList.CGPath
@_exported import enum DisplayList.CGPathFillRule
@_exported import struct DisplayList.CGVector
