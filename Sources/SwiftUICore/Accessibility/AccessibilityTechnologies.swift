/// Assistive technologies.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private enum Technology { case voiceOver, switchControl }
    private var members: Set<Technology>

    public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies(members: [.voiceOver]) }
    public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies(members: [.switchControl]) }

    public init() { members = [] }
    private init(members: Set<Technology>) { self.members = members }

    public func contains(_ member: AccessibilityTechnologies) -> Bool { members.isSuperset(of: member.members) }

    public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(members: members.union(other.members))
    }

    public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(members: members.intersection(other.members))
    }

    public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(members: members.symmetricDifference(other.members))
    }

    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTechnologies
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
        defer { formUnion(newMember) }
        return (!contains(newMember), newMember)
    }

    @discardableResult
    public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        let removed = intersection(member)
        members.subtract(member.members)
        return removed.isEmpty ? nil : removed
    }

    @discardableResult
    public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        let known = intersection(newMember)
        formUnion(newMember)
        return known.isEmpty ? nil : known
    }

    public mutating func formUnion(_ other: AccessibilityTechnologies) { members.formUnion(other.members) }
    public mutating func formIntersection(_ other: AccessibilityTechnologies) { members.formIntersection(other.members) }

    public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
        members.formSymmetricDifference(other.members)
    }
}
