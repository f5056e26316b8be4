import Foundation

/// An intent definition as Xcode writes it, without the keys that only Siri reads.
enum SampleDefinition {
    static var data: Data { Data(text.utf8) }

    static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict>
        <key>INEnums</key><array><dict>
          <key>INEnumDisplayName</key><string>Joke Type</string><key>INEnumGeneratesHeader</key><true/>
          <key>INEnumName</key><string>JokeType</string><key>INEnumType</key><string>Regular</string>
          <key>INEnumValues</key><array>
            <dict><key>INEnumValueDisplayName</key><string>unknown</string>
              <key>INEnumValueName</key><string>unknown</string></dict>
            <dict><key>INEnumValueDisplayName</key><string>Dad “jokes”</string>
              <key>INEnumValueIndex</key><integer>1</integer><key>INEnumValueName</key><string>dad</string></dict>
            <dict><key>INEnumValueDisplayName</key><string>Knock, knock</string>
              <key>INEnumValueIndex</key><integer>4</integer>
              <key>INEnumValueName</key><string>knockKnock</string></dict>
            <dict><key>INEnumValueDisplayName</key><string>The default</string>
              <key>INEnumValueName</key><string>default</string></dict>
          </array></dict></array>
        <key>INIntentDefinitionModelVersion</key><string>1.2</string>
        <key>INIntents</key><array>
          <dict><key>INIntentName</key><string>PlayMedia</string><key>INIntentType</key><string>System</string></dict>
          <dict><key>INIntentCategory</key><string>information</string><key>INIntentConfigurable</key><true/>
            <key>INIntentEligibleForWidgets</key><true/><key>INIntentName</key><string>SelectJoke</string>
            <key>INIntentParameters</key><array>
              <dict><key>INIntentParameterDisplayName</key><string>Type</string>
                <key>INIntentParameterDisplayPriority</key><integer>1</integer>
                <key>INIntentParameterEnumType</key><string>JokeType</string>
                <key>INIntentParameterMetadata</key><dict>
                  <key>INIntentParameterMetadataDefaultValue</key><string>dad</string></dict>
                <key>INIntentParameterName</key><string>jokeType</string>
                <key>INIntentParameterSupportsResolution</key><true/>
                <key>INIntentParameterType</key><string>Integer</string></dict>
              <dict><key>INIntentParameterDisplayName</key><string>Author</string>
                <key>INIntentParameterDisplayPriority</key><integer>3</integer>
                <key>INIntentParameterName</key><string>author</string>
                <key>INIntentParameterObjectType</key><string>Author</string>
                <key>INIntentParameterSupportsDynamicEnumeration</key><true/>
                <key>INIntentParameterSupportsSearch</key><true/>
                <key>INIntentParameterType</key><string>Object</string></dict>
              <dict><key>INIntentParameterDisplayName</key><string>Count</string>
                <key>INIntentParameterDisplayPriority</key><integer>2</integer>
                <key>INIntentParameterMetadata</key><dict>
                  <key>INIntentParameterMetadataDefaultValue</key><integer>3</integer></dict>
                <key>INIntentParameterName</key><string>count</string>
                <key>INIntentParameterType</key><string>Integer</string></dict>
              <dict><key>INIntentParameterName</key><string>isFunny</string>
                <key>INIntentParameterMetadata</key><dict>
                  <key>INIntentParameterMetadataDefaultValue</key><true/></dict>
                <key>INIntentParameterType</key><string>Boolean</string></dict>
              <dict><key>INIntentParameterName</key><string>tags</string>
                <key>INIntentParameterSupportsMultipleValues</key><true/>
                <key>INIntentParameterSupportsDynamicEnumeration</key><true/>
                <key>INIntentParameterType</key><string>String</string></dict>
              <dict><key>INIntentParameterName</key><string>kinds</string>
                <key>INIntentParameterEnumType</key><string>JokeType</string>
                <key>INIntentParameterSupportsMultipleValues</key><true/>
                <key>INIntentParameterType</key><string>Integer</string></dict>
              <dict><key>INIntentParameterName</key><string>place</string>
                <key>INIntentParameterType</key><string>Placemark</string></dict>
              <dict><key>INIntentParameterName</key><string>since</string>
                <key>INIntentParameterType</key><string>Date</string></dict>
            </array>
            <key>INIntentResponse</key><dict>
              <key>INIntentResponseCodes</key><array>
                <dict><key>INIntentResponseCodeFormatString</key><string>Here is ${joke}</string>
                  <key>INIntentResponseCodeName</key><string>success</string>
                  <key>INIntentResponseCodeSuccess</key><true/></dict>
                <dict><key>INIntentResponseCodeName</key><string>failure</string></dict>
                <dict><key>INIntentResponseCodeName</key><string>noJoke</string></dict>
              </array>
              <key>INIntentResponseParameters</key><array>
                <dict><key>INIntentResponseParameterName</key><string>joke</string>
                  <key>INIntentResponseParameterType</key><string>String</string></dict></array></dict>
            <key>INIntentTitle</key><string>Select Joke</string><key>INIntentType</key><string>Custom</string></dict>
        </array>
        <key>INTypes</key><array><dict>
          <key>INTypeDisplayName</key><string>Author</string><key>INTypeName</key><string>Author</string>
          <key>INTypeProperties</key><array>
            <dict><key>INTypePropertyDefault</key><true/><key>INTypePropertyName</key><string>identifier</string>
              <key>INTypePropertyType</key><string>String</string></dict>
            <dict><key>INTypePropertyName</key><string>website</string>
              <key>INTypePropertyType</key><string>URL</string></dict>
            <dict><key>INTypePropertyName</key><string>favourite</string>
              <key>INTypePropertyEnumType</key><string>JokeType</string>
              <key>INTypePropertyType</key><string>Integer</string></dict>
          </array></dict></array>
        </dict></plist>
        """
}
