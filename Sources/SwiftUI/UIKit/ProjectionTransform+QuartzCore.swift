import QuartzCore
import SwiftUICore

extension ProjectionTransform {
    /// Creates the transformation of a plane from one in space: points keep x, y and the distance from the eye.
    public init(_ m: CATransform3D) {
        self.init()
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }
}
