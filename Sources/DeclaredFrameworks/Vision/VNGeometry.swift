import CoreGraphics

// From the unit square, in which Vision says where things are, to an image's pixels and back.

public func VNNormalizedPointForImagePoint(_ imagePoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint {
    CGPoint(x: imagePoint.x / CGFloat(imageWidth), y: imagePoint.y / CGFloat(imageHeight))
}
public func VNImagePointForNormalizedPoint(_ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint {
    CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}
public func VNNormalizedRectForImageRect(_ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    CGRect(
        x: imageRect.minX / CGFloat(imageWidth), y: imageRect.minY / CGFloat(imageHeight),
        width: imageRect.width / CGFloat(imageWidth), height: imageRect.height / CGFloat(imageHeight))
}
public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    CGRect(
        x: normalizedRect.minX * CGFloat(imageWidth), y: normalizedRect.minY * CGFloat(imageHeight),
        width: normalizedRect.width * CGFloat(imageWidth), height: normalizedRect.height * CGFloat(imageHeight))
}
