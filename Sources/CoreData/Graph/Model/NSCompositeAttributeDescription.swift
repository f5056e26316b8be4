/// An attribute that is made of others, such as a name of a first and a last one. Its values are dictionaries.
open class NSCompositeAttributeDescription: NSAttributeDescription {
    open var elements: [NSAttributeDescription] = []
}
