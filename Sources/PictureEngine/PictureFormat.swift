/// The kinds of files a picture can be written as.
package enum PictureFormat: String, CaseIterable, Sendable { case png, svg, pdf }
