// What an assistive technology reads of charts, and what an app says to it. SwiftUI has the same names; nobody listens.
@_exported import Foundation
@_exported import class SwiftUICore.AXCategoricalDataAxisDescriptor
@_exported import protocol SwiftUICore.AXChart
@_exported import class SwiftUICore.AXChartDescriptor
@_exported import class SwiftUICore.AXCustomContent
@_exported import protocol SwiftUICore.AXCustomContentProvider
@_exported import protocol SwiftUICore.AXDataAxisDescriptor
@_exported import class SwiftUICore.AXDataPoint
@_exported import class SwiftUICore.AXDataPointValue
@_exported import class SwiftUICore.AXDataSeriesDescriptor
@_exported import class SwiftUICore.AXNumericDataAxisDescriptor
@_exported import enum SwiftUICore.AccessibilityNotification
