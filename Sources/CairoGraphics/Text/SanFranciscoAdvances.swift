import Foundation

/// How wide San Francisco sets each ASCII character, so that text breaks where iOS breaks it.
///
/// The font has a text cut, up to 17 points, and a display cut, from 28; between them its outlines are mixed. To every
/// character it adds the tracking that Apple publishes for the size: advance = em advance × size + tracking(size).
/// The text cut's rows are exact to 0.005 points from 12 to 17 points. The display cut's are fitted, with the mixture
/// by size, to lines of text in images that SwiftUI rendered and to labels whose widths Interface Builder wrote down,
/// but for its regular digits, which a developer printed. `make fidelity` prints what is left of errors.
enum SanFranciscoAdvances {
    static let unitsPerEm = 2048.0

    /// The advance of a character from U+0020 to U+007E in points, tracking included; nil for any other character.
    static func advance(of scalar: UInt32, size: Double, weight: Double) -> Double? {
        guard scalar >= 0x20, scalar <= 0x7E else { return nil }
        let index = Int(scalar - 0x20)
        let (bold, display) = (boldShare(weight), displayShare(size))
        let text = Double(textRegular[index]) * (1 - bold) + Double(textBold[index]) * bold
        let shown = Double(displayRegular[index]) * (1 - bold) + Double(displayBold[index]) * bold
        return (text * (1 - display) + shown * display) / unitsPerEm * size + tracking(size)
    }

    /// How much of the display cut shows at a size, from 0 to 1.
    static func displayShare(_ size: Double) -> Double { interpolated(displayShares, at: size) }

    /// How far a weight lies from regular to bold: medium is 510 of the font's own weight axis, semibold 590. Weights
    /// beyond the two have the row at the end.
    static func boldShare(_ weight: Double) -> Double { interpolated(boldShares, at: weight) }

    /// The points that San Francisco adds after each character at a size in points.
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
        (17, 0), (18, 0.05), (19, 0.12), (20, 0.23), (21, 0.36), (22, 0.49), (23, 0.62), (24, 0.75), (26, 0.9),
        (28, 1),
    ]

    private static let boldShares: [(at: Double, value: Double)] = [
        (400, 0), (500, 110.0 / 300), (600, 190.0 / 300), (700, 1),
    ]

    /// As Apple publishes them; 13 and 17 to the font's own precision, those above 40 from memory.
    private static let trackings: [(at: Double, value: Double)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.0762), (14, -0.15),
        (15, -0.23), (16, -0.31), (17, -0.4316), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
        (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.4), (30, 0.4), (31, 0.39),
        (32, 0.41), (33, 0.4), (34, 0.4), (35, 0.38), (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37),
        (48, 0.35), (56, 0.3), (64, 0.22), (72, 0.14), (80, 0),
    ]

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
        436, 460, 767, 1241, 1241, 1549, 1297, 436, 560, 560, 825, 1241, 381, 821, 382, 489,
        1241, 907, 1158, 1211, 1237, 1197, 1263, 1119, 1227, 1263, 354, 369, 1241, 1241, 1241, 997,
        1816, 1300, 1283, 1443, 1385, 1161, 1080, 1467, 1471, 441, 1002, 1243, 1043, 1682, 1402, 1517,
        1216, 1514, 1284, 1230, 1160, 1375, 1276, 1858, 1285, 1237, 1291, 561, 484, 561, 1118, 1111,
        686, 1023, 1138, 1033, 1145, 1010, 582, 1141, 1085, 415, 401, 1000, 447, 1651, 1070, 1072,
        1130, 1128, 605, 955, 613, 1072, 982, 1415, 968, 1001, 936, 627, 392, 627, 1241,
    ]
    private static let displayBold: [Int32] = [
        425, 439, 880, 1365, 1365, 1841, 1350, 459, 655, 655, 833, 1365, 394, 830, 394, 525,
        1365, 1017, 1251, 1309, 1338, 1301, 1371, 1203, 1352, 1371, 404, 395, 1365, 1365, 1365, 1040,
        1763, 1408, 1354, 1461, 1453, 1249, 1183, 1496, 1539, 572, 1154, 1355, 1140, 1755, 1473, 1533,
        1318, 1520, 1378, 1351, 1245, 1472, 1367, 1961, 1401, 1341, 1293, 655, 525, 655, 1190, 1164,
        710, 1110, 1216, 1073, 1225, 1062, 722, 1223, 1171, 467, 479, 1110, 488, 1772, 1152, 1168,
        1213, 1202, 731, 1035, 752, 1151, 1047, 1623, 1046, 1071, 1005, 706, 455, 706, 1365,
    ]
}
