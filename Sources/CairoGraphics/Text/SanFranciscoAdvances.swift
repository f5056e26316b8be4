import Foundation

/// How wide San Francisco sets each ASCII character, so that text breaks where iOS breaks it.
///
/// Up to 17 points the text cut holds: advance = em advance × size + tracking(size), which is exact to 0.005 points
/// from 12 to 17 points. From 28 points on the display cut holds, fitted to five lines of 28-point text in an image
/// that SwiftUI rendered (each within 0.3%; "Hello!" is 70 points when rounded up). Between the two, advances per em
/// are interpolated, at 20 points so that "Indoor Air Quality (IAQ)" has the 198.3 points of ink it has on iOS. The
/// display cut's bold row is inferred: the bold text row, narrowed as the regular one is.
enum SanFranciscoAdvances {
    static let unitsPerEm = 2048.0

    /// The advance of a character from U+0020 to U+007E in points, tracking included; nil for any other character.
    static func advance(of scalar: UInt32, size: Double, weight: Double) -> Double? {
        guard scalar >= 0x20, scalar <= 0x7E else { return nil }
        let index = Int(scalar - 0x20)
        let display = displayShare(size)
        var ems = 0.0
        if display < 1 {
            let text = interpolated(textRegular[index], textBold[index], weight) / unitsPerEm
            let tracked = min(size, textLimit)
            ems += (1 - display) * (text + tracking(tracked) / tracked)
        }
        if display > 0 {
            ems += display * interpolated(displayRegular[index], displayBold[index], weight) / unitsPerEm
        }
        return ems * size
    }

    /// The largest size of the pure text cut, in points.
    private static let textLimit = 17.0

    /// How much of the display cut shows at a size, from 0 to 1.
    static func displayShare(_ size: Double) -> Double {
        switch size {
        case ...textLimit: 0
        case ...20: 0.56 * (size - textLimit) / (20 - textLimit)
        case ..<28: 0.56 + 0.44 * (size - 20) / (28 - 20)
        default: 1
        }
    }

    /// The points that San Francisco adds after each character of the text cut at a size of at most 17 points.
    static func tracking(_ size: Double) -> Double {
        let first = 6.0
        guard size > first else { return trackingFrom6[0] * size / first }
        let position = min(size, textLimit) - first
        let lower = min(Int(position), trackingFrom6.count - 2)
        let share = position - Double(lower)
        return trackingFrom6[lower] * (1 - share) + trackingFrom6[lower + 1] * share
    }

    /// Weights from 400 to 700 lie between the two rows; beyond them the row at the end is taken.
    private static func interpolated(_ regular: Int32, _ bold: Int32, _ weight: Double) -> Double {
        let share = (min(max(weight, 400), 700) - 400) / 300
        return Double(regular) * (1 - share) + Double(bold) * share
    }

    /// Points at 6, 7, … 17 points, as Apple publishes them; 13 and 17 to the font's own precision.
    private static let trackingFrom6 = [
        0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.0762, -0.15, -0.23, -0.31, -0.4316,
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
        420, 517, 851, 1226, 1240, 1633, 1381, 520, 645, 645, 909, 1229, 458, 905, 458, 568,
        1259, 851, 1142, 1249, 1265, 1235, 1233, 1067, 1235, 1233, 468, 453, 1229, 1229, 1229, 1081,
        1900, 1311, 1318, 1454, 1426, 1181, 1105, 1502, 1479, 479, 1037, 1278, 1079, 1704, 1437, 1552,
        1251, 1552, 1319, 1254, 1232, 1431, 1311, 1914, 1320, 1275, 1326, 645, 568, 645, 1202, 1195,
        770, 1052, 1175, 1045, 1174, 1051, 618, 1176, 1119, 436, 434, 1033, 455, 1696, 1104, 1122,
        1166, 1157, 635, 970, 681, 1110, 1015, 1462, 1002, 1017, 961, 711, 476, 711, 1229,
    ]
    private static let displayBold: [Int32] = [
        392, 563, 1002, 1329, 1375, 1963, 1472, 575, 777, 777, 955, 1331, 516, 948, 516, 647,
        1357, 952, 1256, 1320, 1371, 1315, 1335, 1175, 1346, 1335, 526, 517, 1331, 1331, 1331, 1162,
        1885, 1438, 1388, 1495, 1490, 1280, 1218, 1531, 1573, 606, 1188, 1389, 1178, 1786, 1501, 1567,
        1349, 1554, 1413, 1382, 1291, 1503, 1401, 1990, 1416, 1373, 1327, 777, 647, 777, 1312, 1286,
        832, 1161, 1278, 1131, 1277, 1134, 783, 1276, 1222, 539, 539, 1173, 562, 1838, 1205, 1216,
        1268, 1262, 784, 1083, 824, 1212, 1107, 1675, 1106, 1130, 1064, 828, 577, 828, 1331,
    ]
}
