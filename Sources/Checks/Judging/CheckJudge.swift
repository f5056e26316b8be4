import Foundation

/// Applies rules to facts as they come. Memory grows with the findings and one summary a picture, not with the views.
package struct CheckJudge {
    /// What findings of one view in several pictures have in common.
    private struct Key: Hashable {
        let rule: String
        let kind: String?
        let place: SourceLocation?
        let path: String?
        let form: String?
        let subject: String?
    }

    /// A finding with the looks that show it.
    private struct Collected {
        var finding: Finding
        var looks: [Look]
    }

    package let settings: RuleSettings
    private var order: [Key] = []
    private var collected: [Key: Collected] = [:]
    private var summaries: [PictureSummary] = []

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

    /// Judges a widget with all its pictures, which have to be added before.
    package mutating func add(_ widget: WidgetFacts) {
        let pictures = summaries.filter { $0.kind == widget.kind }
        for rule in settings.rules(for: widget.kind) {
            guard case .widget(let judge) = rule.judge else { continue }
            for var match in judge(widget, pictures, settings.limit(of: rule, for: widget.kind)) {
                match.place = match.place ?? widget.place
                add(match, of: rule, kind: widget.kind, form: match.form)
            }
        }
    }

    /// Judges a Live Activity with all its pictures, which have to be added before.
    package mutating func add(_ activity: ActivityFacts) {
        let pictures = summaries.filter { $0.kind == activity.attributes }
        for rule in settings.rules(for: activity.attributes) {
            guard case .activity(let judge) = rule.judge else { continue }
            for var match in judge(activity, pictures, settings.limit(of: rule, for: activity.attributes)) {
                match.place = match.place ?? activity.place
                add(match, of: rule, kind: activity.attributes, form: match.form)
            }
        }
    }

    /// Judges the extension as a whole, after everything else.
    package mutating func add(_ program: ProgramFacts) {
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
        let pictures = [match.picture].compactMap(\.self)
        let severity = settings.severity(of: rule, for: kind, otherwise: match.severity)
        if var known = collected[key] {
            known.finding.severity = max(known.finding.severity, severity)
            // The look of a new phone says it best.
            if look.isStandard, !known.looks.contains(where: \.isStandard) {
                (known.finding.text, known.finding.subject, known.finding.frame) = (match.text, match.subject, match.frame)
                known.finding.form = form
                known.finding.pictures = pictures + known.finding.pictures
            } else {
                known.finding.pictures += pictures.filter { !known.finding.pictures.contains($0) }
            }
            if !known.looks.contains(look) { known.looks.append(look) }
            collected[key] = known
            return
        }
        order.append(key)
        let finding = Finding(
            rule: rule.id, severity: severity, text: match.text, place: match.place,
            kind: kind, form: form, subject: match.subject, pictures: pictures, frame: match.frame)
        collected[key] = Collected(finding: finding, looks: [look])
    }

    /// The findings: by place, then by rule. One that only some looks show says which.
    package var findings: [Finding] {
        let all = order.map { key -> Finding in
            let (finding, looks) = (collected[key]!.finding, collected[key]!.looks)
            guard !looks.contains(where: \.isStandard) else { return finding }
            var told = finding
            var names: [String] = []
            for name in looks.flatMap(\.words) where !names.contains(name) { names.append(name) }
            if !names.isEmpty { told.text = "\(Look.phrase(names)): \(finding.text)" }
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
