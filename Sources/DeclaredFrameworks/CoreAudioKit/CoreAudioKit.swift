// The views of audio units, of which there are none. The framework brings Core Audio along.
@_exported import CoreAudio
