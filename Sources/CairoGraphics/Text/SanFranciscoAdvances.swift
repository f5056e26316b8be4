import Foundation

/// San Francisco's advance for each ASCII character, which makes lines break as on iOS.
///
/// The font has a text cut, up to 17 points, and a display cut, from 28. Between these sizes its outlines are
/// interpolated. It adds the tracking that Apple publishes for the size to every character: advance = em advance × size
/// + tracking(size). The text cut's rows are exact to 0.005 points from 12 to 17 points. The display cut's rows and the
/// interpolation by size are fitted to lines of text in images that SwiftUI rendered, and to labels whose widths
/// Interface Builder saved. The display cut's regular digits are the exception: a developer printed them. Medium and
/// semibold lie between the two rows at every size, which two labels of 30 and 32 points confirm. `make fidelity`
/// prints the remaining errors.
enum SanFranciscoAdvances {
    static let unitsPerEm = 2048.0

    /// Returns the advance of a character from U+0020 to U+007E in points, including tracking, or `nil` for any other
    /// character.
    static func advance(of scalar: UInt32, size: Double, weight: Double) -> Double? {
        guard scalar >= 0x20, scalar <= 0x7E else { return nil }
        let index = Int(scalar - 0x20)
        let (bold, display) = (boldShare(weight), displayShare(size))
        let text = Double(textRegular[index]) * (1 - bold) + Double(textBold[index]) * bold
        let shown = Double(displayRegular[index]) * (1 - bold) + Double(displayBold[index]) * bold
        return (text * (1 - display) + shown * display) / unitsPerEm * size + tracking(size)
    }

    /// Returns the share of the display cut at a size, from 0 to 1.
    static func displayShare(_ size: Double) -> Double { interpolated(displayShares, at: size) }

    /// Returns the position of a weight between regular and bold. Medium is 510 on the font's own weight axis, and
    /// semibold is 590. Weights outside this range use the nearest row.
    static func boldShare(_ weight: Double) -> Double { interpolated(boldShares, at: weight) }

    /// Returns the points that San Francisco adds after each character at a size in points.
    static func tracking(_ size: Double) -> Double {
        guard size > 6 else { return 0.24 * max(0, size) / 6 }
        return interpolated(trackings, at: size)
    }

    private static func interpolated(_ points: [(at: Double, value: Double)], at position: Double) -> Double {
        guard let upper = points.firstIndex(where: { $0.at >= position }) else { return points[points.count - 1].value }
        guard upper > 0 else { return points[0].value }
        let (below, above) = (points[upper - 1], points[upper])
        return below.value + (above.value - below.value) * (position - below.at) / (above.at - below.at)
    }

    private static let displayShares: [(at: Double, value: Double)] = [
        (17, 0), (18, 0.03), (19, 0.07), (20, 0.23), (21, 0.38), (22, 0.51), (23, 0.61), (24, 0.79), (26, 0.92),
        (28, 1),
    ]

    private static let boldShares: [(at: Double, value: Double)] = [
        (400, 0), (500, 110.0 / 300), (600, 190.0 / 300), (700, 1),
    ]

    /// Apple's published values, which are rounded to hundredths; those above 40 are from memory. The font has 2048ths of
    /// an em: those for 13 and 17 are known exactly, those for 14 and 16 are the only ones that round to the published
    /// values, and of the two for 11 one agrees with the places of letters in pictures that SwiftUI drew.
    private static let trackings: [(at: Double, value: Double)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06445), (12, 0), (13, -0.0762), (14, -0.1504),
        (15, -0.23), (16, -0.3125), (17, -0.4316), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
        (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.4), (30, 0.4), (31, 0.39),
        (32, 0.41), (33, 0.4), (34, 0.4), (35, 0.38), (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37),
        (48, 0.35), (56, 0.3), (64, 0.22), (72, 0.14), (80, 0),
    ]

    /// The advances in font units of the interpunct, the en dash and the narrow space between a time and AM. Those of the
    /// en dash and the space, measured on five times of 11 points to a tenth of a point, are those of n and of half a
    /// space. That of the interpunct follows to 3 units from the places of the letters after it in three lines.
    static let others: [UInt32: Double] = [0xB7: 611, 0x2013: 1195, 0x202F: 288]

    // Font units from U+0020 to U+007E.
    private static let textRegular: [Int32] = [
        576, 637, 978, 1290, 1290, 1895, 1457, 608, 782, 782, 966, 1290, 608, 966, 608, 624,
        1290, 950, 1236, 1284, 1318, 1266, 1304, 1166, 1308, 1304, 608, 608, 1290, 1290, 1290, 1050,
        1880, 1380, 1346, 1466, 1488, 1220, 1172, 1529, 1520, 548, 1102, 1349, 1163, 1790, 1520, 1580,
        1301, 1580, 1338, 1305, 1298, 1510, 1380, 1982, 1390, 1342, 1355, 782, 624, 782, 1290, 1195,
        1024, 1130, 1258, 1146, 1258, 1170, 741, 1248, 1205, 506, 505, 1112, 518, 1782, 1195, 1210,
        1250, 1248, 780, 1072, 744, 1195, 1110, 1586, 1074, 1112, 1104, 782, 530, 782, 1290,
    ]
    private static let textBold: [Int32] = [
        528, 730, 1165, 1375, 1375, 2121, 1524, 712, 878, 878, 992, 1375, 712, 992, 712, 685,
        1402, 1048, 1317, 1370, 1407, 1358, 1400, 1238, 1421, 1400, 712, 712, 1375, 1375, 1375, 1141,
        1898, 1500, 1420, 1518, 1530, 1274, 1224, 1557, 1604, 652, 1231, 1452, 1218, 1856, 1573, 1610,
        1380, 1610, 1422, 1382, 1352, 1557, 1477, 2067, 1494, 1450, 1384, 878, 685, 878, 1375, 1284,
        1024, 1208, 1334, 1203, 1334, 1230, 836, 1322, 1294, 588, 588, 1232, 604, 1909, 1284, 1269,
        1325, 1326, 891, 1160, 845, 1284, 1194, 1735, 1189, 1223, 1160, 878, 613, 878, 1375,
    ]
    private static let displayRegular: [Int32] = [
        448, 471, 768, 1242, 1242, 1551, 1298, 436, 563, 563, 826, 1242, 370, 822, 395, 493,
        1242, 908, 1159, 1212, 1238, 1198, 1264, 1120, 1228, 1264, 354, 369, 1242, 1242, 1242, 998,
        1818, 1299, 1284, 1461, 1384, 1165, 1077, 1469, 1482, 444, 1003, 1253, 1067, 1697, 1401, 1518,
        1208, 1521, 1286, 1254, 1147, 1382, 1278, 1859, 1286, 1245, 1292, 562, 485, 562, 1119, 1097,
        687, 1012, 1148, 1024, 1146, 1023, 581, 1135, 1082, 428, 401, 1008, 442, 1647, 1075, 1047,
        1106, 1141, 631, 961, 615, 1059, 983, 1414, 968, 996, 940, 628, 392, 628, 1242,
    ]
    private static let displayBold: [Int32] = [
        458, 459, 878, 1361, 1361, 1821, 1346, 477, 655, 655, 831, 1361, 398, 833, 397, 524,
        1363, 1018, 1238, 1307, 1342, 1277, 1348, 1200, 1318, 1337, 402, 394, 1361, 1361, 1361, 1037,
        1758, 1422, 1295, 1432, 1458, 1191, 1159, 1492, 1521, 572, 1151, 1351, 1113, 1751, 1474, 1527,
        1311, 1516, 1373, 1387, 1213, 1474, 1364, 1982, 1410, 1336, 1290, 653, 524, 653, 1187, 1158,
        708, 1144, 1256, 1072, 1209, 1106, 728, 1207, 1178, 482, 477, 1102, 478, 1760, 1183, 1180,
        1225, 1199, 732, 1036, 752, 1146, 1030, 1633, 1040, 1110, 1006, 704, 454, 704, 1361,
    ]
}
