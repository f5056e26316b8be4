import DisplayList
import Foundation
import Synchronization
import Testing

@testable import CairoGraphics

@Suite struct SymbolCatalogTests {
    private let catalog: SymbolCatalog

    init() throws { catalog = try SymbolCatalog(resources: ResourceFolder.locate()) }

    private func symbol(_ name: String, weight: CGFloat = 400, scale: CGFloat = 1) throws -> SymbolOutline {
        try catalog.symbol(named: name, weight: weight, scale: scale).get()
    }

    private func ink(_ symbol: SymbolOutline) -> CGRect {
        symbol.layers.filter { !$0.isErasing }.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    }

    /// Heights at 22 points and 3x, measured on images that SwiftUI rendered, in whole pixels.
    @Test(arguments: [("house", 26.0), ("checkmark.circle.fill", 25.67), ("wifi.router", 24.0)])
    func framesAreAsHighAsMeasured(name: String, points: CGFloat) throws {
        let pixels = (try symbol(name).size.height * 22 * 3).rounded(.up)
        #expect(abs(pixels - points * 3) <= 1.01)
    }

    /// A shape of the table's own: the dots of `aqi.low` lie in a hexagon, and there are 19 of them.
    @Test func shapesOfTheTablesOwnAreDrawn() throws {
        let low = try symbol("aqi.low"), high = try symbol("aqi.high")
        #expect(low.layers.count == 1 && low.layers[0].path.elements.count { $0 == .closeSubpath } == 19)
        #expect(abs(ink(low).width / ink(low).height - 0.869) < 0.005)
        let middle = CGPoint(x: low.size.width / 2, y: low.size.height / 2)
        let beside = CGPoint(x: middle.x + 0.08, y: middle.y)
        #expect(low.layers[0].path.contains(middle) && !low.layers[0].path.contains(beside))
        let within = CGPoint(x: high.size.width / 2 + 0.08, y: high.size.height / 2)
        #expect(high.layers[0].path.contains(within))
    }

    /// A plug lies, and its prongs are on the right.
    @Test func aPlugLies() throws {
        let plug = try symbol("powerplug")
        #expect(ink(plug).width > 1.4 * ink(plug).height)
    }

    /// A filled drop is the outlined one without the light on it.
    @Test func aFilledDropIsSolid() throws {
        let (drop, outlined) = (try symbol("drop.fill"), try symbol("drop"))
        #expect(drop.layers.count == 1 && drop.layers[0].path.elements.count { $0 == .closeSubpath } == 1)
        #expect(abs(drop.size.width - outlined.size.width) < 0.001 && abs(drop.size.height - outlined.size.height) < 0.001)
    }

    /// A ring is cut out of a filled `record.circle`.
    @Test func theRingOfARecord() throws {
        let record = try symbol("record.circle.fill")
        let hole = try #require(record.layers.first { $0.isErasing })
        #expect(record.layers.count == 3 && abs(hole.path.boundingRect.width / ink(record).width - 0.72) < 0.01)
    }

    /// The lights of a meter are beside the microphone, and as high.
    @Test(arguments: ["microphone.and.signal.meter", "mic.and.signal.meter.fill"])
    func aMeterIsBesideTheMicrophone(name: String) throws {
        let layers = try symbol(name).layers.filter { !$0.isErasing }.map(\.path.boundingRect)
        let meter = try #require(layers.last), microphone = layers.dropLast().reduce(CGRect.null) { $0.union($1) }
        #expect(meter.minX > microphone.maxX && abs(meter.midY - microphone.midY) < 0.01)
        #expect(meter.height > 0.8 * microphone.height)
    }

    private func isPainted(_ symbol: SymbolOutline, _ x: CGFloat, _ y: CGFloat) -> Bool {
        let point = CGPoint(x: symbol.size.width / 2 + x, y: symbol.size.height / 2 + y)
        return symbol.layers.reduce(false) { $1.path.contains(point) ? !$1.isErasing : $0 }
    }

    /// The half that a symbol's name says is the filled one.
    @Test(arguments: ["circle", "square", "rectangle", "diamond"]) func halvesAreFilledOnTheirSide(shape: String) throws {
        let sides: [(name: String, x: CGFloat, y: CGFloat)] = [("left", -1, 0), ("right", 1, 0), ("top", 0, -1), ("bottom", 0, 1)]
        for side in sides {
            let half = try symbol("\(shape).\(side.name)half.filled")
            #expect(isPainted(half, 0.12 * side.x, 0.12 * side.y), "\(shape), \(side.name)")
            #expect(!isPainted(half, -0.12 * side.x, -0.12 * side.y), "\(shape), \(side.name)")
        }
    }

    @Test func halvesOfTriangles() throws {
        let (left, right) = (try symbol("triangle.lefthalf.filled"), try symbol("triangle.righthalf.filled"))
        #expect(isPainted(left, -0.12, 0.1) && !isPainted(left, 0.12, 0.1))
        #expect(isPainted(right, 0.12, 0.1) && !isPainted(right, -0.12, 0.1))
    }

    /// The line of a falling trend starts high and ends low, and its axes are those of a rising one.
    @Test func aTrendFalls() throws {
        let (down, up) = (try symbol("chart.line.downtrend.xyaxis"), try symbol("chart.line.uptrend.xyaxis"))
        #expect(isPainted(down, -0.33, -0.36) && !isPainted(down, 0.48, -0.36))
        #expect(isPainted(up, 0.48, -0.36) && !isPainted(up, -0.33, -0.36))
        #expect(abs(ink(down).width - ink(up).width) < 0.01 && abs(ink(down).height - ink(up).height) < 0.03)
    }

    /// A car from its side is wider than one from its front.
    @Test(arguments: ["car.side", "car.side.fill"])
    func aCarFromItsSideIsWide(name: String) throws {
        let car = try symbol(name)
        #expect(ink(car).width > 1.8 * ink(car).height)
    }

    /// Three lines of haze are wider than the moon.
    @Test(arguments: ["moon.haze", "moon.haze.fill"])
    func theLinesOfHaze(name: String) throws {
        let symbol = try symbol(name)
        let (path, area) = (symbol.layers[0].path, ink(symbol))
        let isLine = stride(from: area.minY, through: area.maxY, by: 0.01).map { y in
            path.contains(CGPoint(x: area.midX - 0.46, y: y)) && path.contains(CGPoint(x: area.midX + 0.46, y: y))
        }
        let starts = zip([false] + isLine, isLine).count { !$0 && $1 }
        #expect(symbol.layers.count == 1 && starts == 3)
    }

    /// The pages of all days are as large as each other, and so are their numbers.
    @Test func theDaysOfACalendar() throws {
        let heights = try (1...31).map { day -> CGFloat in
            let page = try symbol("\(day).calendar")
            #expect(abs(ink(page).width - 0.97) < 0.002 && page.layers.count > 1)
            return page.layers[1].path.boundingRect.height
        }
        #expect((heights.max() ?? 0) - (heights.min() ?? 1) < 0.03)
    }

    @Test func circlesAreAsLargeAsMeasuredAndCentredOnTheCapitals() throws {
        let circle = try symbol("circle.fill")
        #expect(abs(ink(circle).height - 0.996) < 0.002)
        #expect(abs(circle.baseline - ink(circle).midY - 0.352) < 0.002)
        #expect(abs(circle.size.width / 2 - ink(circle).midX) < 0.002)
    }

    @Test func theInkLiesInTheBox() throws {
        for name in ["house", "heart.fill", "person.2", "bell.slash.fill", "list.dash", "wifi.router", "1.circle"] {
            for weight in [100, 400, 900] as [CGFloat] {
                let symbol = try symbol(name, weight: weight)
                let box = CGRect(origin: .zero, size: symbol.size).insetBy(dx: -0.03, dy: -0.03)
                #expect(box.contains(ink(symbol)), "\(name) at \(weight)")
            }
        }
    }

    @Test func scalesEnlargeAboutTheMiddleOfTheCapitals() throws {
        let (medium, large) = (try symbol("heart"), try symbol("heart", scale: 1.29))
        #expect(abs(large.size.height - 1.29 * medium.size.height) < 1e-9)
        let middle = SymbolGeometry.middleAboveBaseline
        func place(_ symbol: SymbolOutline) -> CGFloat { (symbol.baseline - middle) / symbol.size.height }
        #expect(abs(place(large) - place(medium)) < 1e-9)
    }

    @Test func weightsMakeLinesBolder() throws {
        #expect(try symbol("heart").layers[0].emboldening == 0)
        #expect(try symbol("heart", weight: 200).layers[0].emboldening == 0)
        #expect(try symbol("heart", weight: 200).layers[0].path != symbol("heart").layers[0].path)
        let widths = try [500, 600, 700, 800].map { try symbol("heart", weight: $0).layers[0].emboldening }
        #expect(widths == widths.sorted() && widths[0] > 0)
        // A sign in a filled form becomes wider, and the form larger by three quarters of that.
        let (regular, bold) = (try symbol("checkmark.circle.fill"), try symbol("checkmark.circle.fill", weight: 700))
        #expect(bold.layers[0].emboldening == 0)
        #expect(bold.layers[0].path != regular.layers[0].path)
        #expect(abs(ink(bold).width - ink(regular).width - 0.75 * (0.136 - 0.0865)) < 1e-3)
        // Material's outlines have their own weights.
        let lodge = try symbol("house.lodge", weight: 700)
        #expect(lodge.layers[0].emboldening == 0)
        #expect(try lodge.layers[0].path != symbol("house.lodge").layers[0].path)
        // The table's own outlines have one weight, and a line around them makes them bolder.
        let router = try symbol("wifi.router", weight: 700)
        #expect(router.layers.allSatisfy { $0.emboldening > 0 })
    }

    @Test func onlySymbolsOfADirectionMirror() throws {
        #expect(try symbol("chevron.forward").isMirroredInRightToLeft)
        #expect(try symbol("list.bullet").isMirroredInRightToLeft)
        #expect(try !symbol("chevron.right").isMirroredInRightToLeft)
        #expect(try !symbol("heart").isMirroredInRightToLeft)
    }

    @Test func everySymbolCanBeDrawn() throws {
        #expect(catalog.names.count > 2000)
        for name in catalog.names {
            let outline = try symbol(name)
            #expect(outline.layers.contains { !$0.isErasing && !$0.path.isEmpty }, "\(name) draws nothing")
        }
    }

    @Test func unknownNamesAreToldWithNearOnes() {
        for (name, near) in [("haert.fill", "heart.fill"), ("checkmark.cirle", "checkmark.circle")] {
            guard case .failure(let failure) = catalog.symbol(named: name, weight: 400, scale: 1) else {
                Issue.record("\(name) was found.")
                continue
            }
            #expect(failure.message.hasPrefix("No symbol is called \"\(name)\". Did you mean \"\(near)\"") && failure.room == nil)
        }
        for name in ["", "fonts", "symbols", "heart\"", "\n", "house.", "⌘"] {
            #expect(throws: AssetFailure.self) { try catalog.symbol(named: name, weight: 400, scale: 1).get() }
        }
    }

    @Test func applesSymbolsThatNoFontHas() throws {
        let apples = try String(contentsOf: ResourceFolder.locate().symbolNames, encoding: .utf8).split(separator: "\n").map(String.init)
        let name = try #require(apples.first { !$0.hasPrefix("#") && !catalog.names.contains($0) })
        guard case .failure(let failure) = catalog.symbol(named: name, weight: 400, scale: 1) else {
            Issue.record("\(name) is drawn")
            return
        }
        #expect(failure.message == "The symbol \"\(name)\" of Apple's is not drawn, because no font here has it. Its place is empty.")
        let room = try #require(failure.room)
        #expect(room.layers.isEmpty && room.size.width > 0.5 && room.size.height > 0.5)
        // The next time, and at another size.
        guard case .failure(let second) = catalog.symbol(named: name, weight: 400, scale: 2) else { return }
        #expect(second.message == failure.message && second.room.map { abs($0.size.width / room.size.width - 2) < 1e-6 } == true)
    }

    /// The search takes 50 ms.
    @Test func likeNamesAreSearchedOnce() throws {
        let searches = Mutex<[String]>([])
        let fresh = try SymbolCatalog(resources: ResourceFolder.locate()) { name, _ in
            searches.withLock { $0.append(name) }
            return ""
        }
        for weight in 1...9 {
            for name in ["hart.fill", "hous", "heart"] {
                _ = fresh.symbol(named: name, weight: CGFloat(weight * 100), scale: CGFloat(weight))
            }
        }
        #expect(searches.withLock { $0 } == ["hart.fill", "hous"])
    }

    @Test func oddWeightsAndScalesDraw() throws {
        for value in [-1, 0, .nan, .infinity, 1e9] as [CGFloat] {
            let symbol = try symbol("house", weight: value, scale: value == 1e9 ? 1 : value)
            #expect(symbol.size.width.isFinite && symbol.size.width > 0)
        }
    }

    @Test func manyThreadsGetTheSameOutlines() async throws {
        let fresh = try SymbolCatalog(resources: ResourceFolder.locate())
        let names = ["heart", "house", "wifi.router", "humidity.fill", "a.circle"]
        let answers = try await withThrowingTaskGroup(of: [SymbolOutline].self) { group in
            for _ in 0..<8 {
                group.addTask { try names.map { try fresh.symbol(named: $0, weight: 600, scale: 1).get() } }
            }
            return try await group.reduce(into: Set<[SymbolOutline]>()) { $0.insert($1) }
        }
        #expect(answers.count == 1)
    }

    @Test func axesBeyondAllBoundsDraw() throws {
        let locator = try ResourceFolder.locate()
        let folder = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("Fonts"), withDestinationURL: locator.fonts)
        let table = try SymbolTable(url: locator.symbolTable)
        let heart = try table.symbol(named: "heart")
        let font = try #require(heart).layers[0]
        let description = try table.font(of: font)
        try folder.write(
            "symbols.json",
            """
            {
            "fonts":{"wide":{"file":"\(description.file)","axes":{"wght":1e300,"FILL":-1e300}}},
            "symbols":{
            "odd":{"width":1,"height":1,"baseline":0,"layers":[{"font":"wide","glyph":\(font.glyph),"matrix":[1,0,0,1,0,0]}]}
            }
            }
            """)
        let catalog = try SymbolCatalog(resources: ResourceFolder(url: folder.url))
        #expect(throws: Never.self) { try catalog.symbol(named: "odd", weight: 400, scale: 1).get() }
    }

    @Test func aMissingTableFontOrLineIsAFailure() throws {
        let folder = try TemporaryFolder()
        let resources = ResourceFolder(url: folder.url)
        #expect(throws: AssetFailure.self) { try SymbolCatalog(resources: resources) }
        try folder.write("symbols.json", "{}")
        #expect(throws: AssetFailure.self) { try SymbolCatalog(resources: resources) }
        try folder.write(
            "symbols.json",
            """
            {
            "fonts":{"cupertino":{"file":"Gone.ttf"}},
            "shapes":["M0 0L1 0L1 1Z"],
            "symbols":{
            "bad":{"width":1},
            "shapeless":{"width":1,"height":1,"baseline":0,"layers":[{"font":"shapes","glyph":1,"matrix":[1,0,0,1,0,0]}]},
            "stray":{"width":1,"height":1,"baseline":0,"layers":[{"font":"other","glyph":1,"matrix":[1,0,0,1,0,0]}]},
            "star":{"width":1,"height":1,"baseline":0,"layers":[{"font":"cupertino","glyph":1,"matrix":[1,0,0,1,0,0]}]}
            }
            }
            """)
        let catalog = try SymbolCatalog(resources: resources)
        func message(_ name: String) -> String {
            switch catalog.symbol(named: name, weight: 400, scale: 1) {
            case .success: return "found"
            case .failure(let failure): return failure.message
            }
        }
        #expect(catalog.names == ["bad", "shapeless", "stray", "star"])
        #expect(message("bad").contains("is damaged: the line of bad is invalid"))
        #expect(message("shapeless").contains("is damaged: the line of shapeless is invalid"))
        #expect(message("stray").contains("is damaged: the line of stray is invalid"))
        #expect(message("star").contains("Gone.ttf is missing or cannot be read. Run `make setup`"))
    }
}
