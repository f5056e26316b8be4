import Foundation

/// Applies rules to facts as they come. Memory grows with the findings and one summary a picture, not with the views.
///
/// A run of several processes has a judge in each. What they know travels as JSON to the last one, so that a rule that compares the
/// pictures of a widget sees all of them.
package struct CheckJudge: Sendable {
    /// What findings of one view in several pictures have in common.
    private struct Key: Codable, Hashable {
        let rule: String
        let kind: String?
        let place: SourceLocation?
        let path: String?
        let form: String?
        let subject: String?
    }

    /// A finding with the looks that show it.
    private struct Collected: Codable {
        let key: Key
        var finding: Finding
        var looks: [Look]
    }

    /// The rules that hold. A judge of another process takes those of this one.
    package let settings: RuleSettings
    /// The findings in the order in which they came.
    private var collected: [Collected] = []
    private var indices: [Key: Int] = [:]
    private var summaries: [PictureSummary] = []
    // What is judged with all pictures, when all are there.
    private var widgets: [WidgetFacts] = []
    private var activities: [ActivityFacts] = []
    private var program: ProgramFacts?

    /// Creates a judge for the rules that the settings switch on.
    package init(_ settings: RuleSettings = RuleSettings()) { self.settings = settings }

    /// Judges a picture that a device shows, and keeps its summary.
    ///
    /// - Returns: whether the picture by itself shows a finding.
    @discardableResult package mutating func add(_ picture: PictureFacts) -> Bool {
        guard picture.isShown else { return false }
        summaries.append(PictureSummary(picture))
        var isFound = false
        for rule in settings.rules(for: picture.kind) {
            guard case .picture(let judge) = rule.judge else { continue }
            for match in judge(picture, settings.limit(of: rule, for: picture.kind)) {
                add(match, of: rule, in: picture)
                isFound = true
            }
        }
        return isFound
    }

    /// Judges two states whose pictures differ in colors alone.
    package mutating func add(_ states: StateFacts) {
        for rule in settings.rules(for: states.kind) {
            guard case .states(let judge) = rule.judge else { continue }
            for match in judge(states, settings.limit(of: rule, for: states.kind)) {
                add(match, of: rule, kind: states.kind, form: states.form)
            }
        }
    }

    /// Judges how a provider answered.
    package mutating func add(_ timeline: TimelineFacts) {
        for rule in settings.rules(for: timeline.kind) {
            guard case .timeline(let judge) = rule.judge else { continue }
            for var match in judge(timeline, settings.limit(of: rule, for: timeline.kind)) {
                match.place = match.place ?? timeline.place
                add(match, of: rule, kind: timeline.kind, form: match.form ?? timeline.family)
            }
        }
    }

    /// Adds a widget, which is judged with all its pictures.
    package mutating func add(_ widget: WidgetFacts) {
        guard let index = widgets.firstIndex(where: { $0.kind == widget.kind }) else { return widgets.append(widget) }
        // Another variant may be for a device with other families.
        widgets[index].families += widget.families.filter { !widgets[index].families.contains($0) }
    }

    /// Adds a Live Activity, which is judged with all its pictures. Of several states, the largest counts.
    package mutating func add(_ activity: ActivityFacts) {
        guard let index = activities.firstIndex(where: { $0.attributes == activity.attributes }) else {
            return activities.append(activity)
        }
        let sizes = [activities[index].stateSize, activity.stateSize].compactMap(\.self)
        activities[index].stateSize = sizes.max()
    }

    /// Adds what is known of the extension as a whole, which is judged after everything else.
    package mutating func add(_ program: ProgramFacts) {
        if self.program == nil { self.program = program } else { self.program?.join(program) }
    }

    /// Adds what a judge of another process of the run knows. Its rules do not count.
    package mutating func join(_ other: CheckJudge) {
        for each in other.collected { collect(each) }
        summaries += other.summaries
        for widget in other.widgets { add(widget) }
        for activity in other.activities { add(activity) }
        if let program = other.program { add(program) }
    }

    /// Judges what needs all pictures.
    private mutating func judgeTogether() {
        for widget in widgets {
            let pictures = summaries.filter { $0.kind == widget.kind }
            // Only pictures of the same data tell what a family or a look changes.
            let inputs = Set(pictures.map(\.inputs)).sorted()
            let groups = inputs.isEmpty ? [[]] : inputs.map { number in pictures.filter { $0.inputs == number } }
            for rule in settings.rules(for: widget.kind) {
                guard case .widget(let judge) = rule.judge else { continue }
                for var match in groups.flatMap({ judge(widget, $0, settings.limit(of: rule, for: widget.kind)) }) {
                    match.place = match.place ?? widget.place
                    add(match, of: rule, kind: widget.kind, form: match.form)
                }
            }
        }
        for activity in activities {
            let pictures = summaries.filter { $0.kind == activity.attributes }
            for rule in settings.rules(for: activity.attributes) {
                guard case .activity(let judge) = rule.judge else { continue }
                for var match in judge(activity, pictures, settings.limit(of: rule, for: activity.attributes)) {
                    match.place = match.place ?? activity.place
                    add(match, of: rule, kind: activity.attributes, form: match.form)
                }
            }
        }
        guard let program else { return }
        for rule in settings.rules(for: nil) {
            guard case .program(let judge) = rule.judge else { continue }
            for match in judge(program, summaries, settings.limit(of: rule, for: nil)) { add(match, of: rule, kind: nil, form: match.form) }
        }
    }

    // MARK: Collecting

    private mutating func add(_ match: Match, of rule: Rule, in picture: PictureFacts) {
        var match = match
        match.picture = picture.name
        let key = Key(
            rule: rule.id, kind: picture.kind, place: match.place, path: match.place == nil ? match.path ?? match.subject : nil,
            form: match.place == nil || match.isOfWholePicture ? picture.form : nil, subject: nil)
        collect(match, of: rule, kind: picture.kind, form: picture.form, look: picture.look, key: key)
    }

    private mutating func add(_ match: Match, of rule: Rule, kind: String?, form: String?) {
        let key = Key(rule: rule.id, kind: kind, place: match.place, path: match.path, form: nil, subject: match.subject)
        collect(match, of: rule, kind: kind, form: form, look: .standard, key: key)
    }

    private mutating func collect(_ match: Match, of rule: Rule, kind: String?, form: String?, look: Look, key: Key) {
        let severity = settings.severity(of: rule, for: kind, otherwise: match.severity)
        let finding = Finding(
            rule: rule.id, severity: severity, text: match.text, place: match.place,
            kind: kind, form: form, subject: match.subject, pictures: [match.picture].compactMap(\.self), frame: match.frame)
        collect(Collected(key: key, finding: finding, looks: [look]))
    }

    private mutating func collect(_ new: Collected) {
        guard let index = indices[new.key] else {
            indices[new.key] = collected.count
            return collected.append(new)
        }
        var known = collected[index]
        known.finding.severity = max(known.finding.severity, new.finding.severity)
        // The look of a new phone says it best.
        if new.looks.contains(where: \.isStandard), !known.looks.contains(where: \.isStandard) {
            (known.finding.text, known.finding.subject) = (new.finding.text, new.finding.subject)
            (known.finding.frame, known.finding.form) = (new.finding.frame, new.finding.form)
            known.finding.pictures = new.finding.pictures + known.finding.pictures
        } else {
            known.finding.pictures += new.finding.pictures.filter { !known.finding.pictures.contains($0) }
        }
        known.looks += new.looks.filter { !known.looks.contains($0) }
        collected[index] = known
    }

    /// The findings: by place, then by rule. One that only some looks show says which.
    package var findings: [Finding] {
        var whole = self
        whole.judgeTogether()
        let all = whole.collected.map { each -> Finding in
            guard !each.looks.contains(where: \.isStandard) else { return each.finding }
            var told = each.finding
            var names: [String] = []
            for name in each.looks.flatMap(\.words) where !names.contains(name) { names.append(name) }
            if !names.isEmpty { told.text = "\(Look.phrase(names)): \(told.text)" }
            return told
        }
        return Finding.sorted(all)
    }

    /// The number of pictures so far.
    package var pictureCount: Int { summaries.count }

    /// The kinds of the pictures so far, in their order.
    package var kinds: [String] {
        var known: Set<String> = []
        return summaries.map(\.kind).filter { known.insert($0).inserted }
    }
}

extension Look {
    /// What the look changes, in sentences. A variant of a configuration has its name.
    var words: [String] {
        if let name, has(.other) { return ["in the variant \(name)"] }
        return changes.map(\.words)
    }

    /// What looks change as the beginning of a sentence.
    static func phrase(_ names: [String]) -> String {
        let text = names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
        return text.prefix(1).uppercased() + text.dropFirst()
    }
}

extension Finding {
    /// Whether a finding stands before another one; nil if neither does. Those without a place stand last.
    static func precedes(_ first: Finding, _ second: Finding) -> Bool? {
        func key(_ finding: Finding) -> (Int, String, Int, Int) {
            (finding.place == nil ? 1 : 0, finding.place?.path ?? "", finding.place?.line ?? 0, finding.place?.column ?? 0)
        }
        let (a, b) = (key(first), key(second))
        if a != b { return a < b }
        if first.rule != second.rule { return first.rule < second.rule }
        return nil
    }

    /// The findings by place, then by rule.
    static func sorted(_ findings: [Finding]) -> [Finding] {
        findings.enumerated().sorted { first, second in
            Finding.precedes(first.element, second.element) ?? (first.offset < second.offset)
        }.map(\.element)
    }
}

extension CheckJudge: Codable {
    private enum CodingKeys: CodingKey { case collected, summaries, widgets, activities, program }

    /// Reads what the judge of another process knows; its rules are left out.
    ///
    /// - Throws: the decoder's errors.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init()
        collected = try values.decode([Collected].self, forKey: .collected)
        indices = Dictionary(uniqueKeysWithValues: collected.enumerated().map { ($0.element.key, $0.offset) })
        summaries = try values.decode([PictureSummary].self, forKey: .summaries)
        widgets = try values.decode([WidgetFacts].self, forKey: .widgets)
        activities = try values.decode([ActivityFacts].self, forKey: .activities)
        program = try values.decodeIfPresent(ProgramFacts.self, forKey: .program)
    }

    /// Writes what the judge knows, without its rules.
    ///
    /// - Throws: the encoder's errors.
    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(collected, forKey: .collected)
        try values.encode(summaries, forKey: .summaries)
        try values.encode(widgets, forKey: .widgets)
        try values.encode(activities, forKey: .activities)
        try values.encodeIfPresent(program, forKey: .program)
    }
}
