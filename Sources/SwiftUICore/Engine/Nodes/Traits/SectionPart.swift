/// A part of a section. Containers treat each part differently.
enum SectionPart { case header, content, footer }
