// The numbers of the features that a font can have: its types of features, and each type's selectors
// (SFNTLayoutTypes.h). UIFontDescriptor+Features.swift says which are drawn.

// MARK: Types

public var kAllTypographicFeaturesType: Int { 0 }
public var kLigaturesType: Int { 1 }
public var kCursiveConnectionType: Int { 2 }
public var kLetterCaseType: Int { 3 }
public var kVerticalSubstitutionType: Int { 4 }
public var kLinguisticRearrangementType: Int { 5 }
public var kNumberSpacingType: Int { 6 }
public var kSmartSwashType: Int { 8 }
public var kDiacriticsType: Int { 9 }
public var kVerticalPositionType: Int { 10 }
public var kFractionsType: Int { 11 }
public var kOverlappingCharactersType: Int { 13 }
public var kTypographicExtrasType: Int { 14 }
public var kMathematicalExtrasType: Int { 15 }
public var kOrnamentSetsType: Int { 16 }
public var kCharacterAlternativesType: Int { 17 }
public var kDesignComplexityType: Int { 18 }
public var kStyleOptionsType: Int { 19 }
public var kCharacterShapeType: Int { 20 }
public var kNumberCaseType: Int { 21 }
public var kTextSpacingType: Int { 22 }
public var kTransliterationType: Int { 23 }
public var kAnnotationType: Int { 24 }
public var kKanaSpacingType: Int { 25 }
public var kIdeographicSpacingType: Int { 26 }
public var kUnicodeDecompositionType: Int { 27 }
public var kRubyKanaType: Int { 28 }
public var kCJKSymbolAlternativesType: Int { 29 }
public var kIdeographicAlternativesType: Int { 30 }
public var kCJKVerticalRomanPlacementType: Int { 31 }
public var kItalicCJKRomanType: Int { 32 }
public var kCaseSensitiveLayoutType: Int { 33 }
public var kAlternateKanaType: Int { 34 }
public var kStylisticAlternativesType: Int { 35 }
public var kContextualAlternatesType: Int { 36 }
public var kLowerCaseType: Int { 37 }
public var kUpperCaseType: Int { 38 }
public var kLanguageTagType: Int { 39 }
public var kCJKRomanSpacingType: Int { 103 }

// MARK: Selectors

public var kAllTypeFeaturesOnSelector: Int { 0 }
public var kAllTypeFeaturesOffSelector: Int { 1 }

public var kRequiredLigaturesOnSelector: Int { 0 }
public var kRequiredLigaturesOffSelector: Int { 1 }
public var kCommonLigaturesOnSelector: Int { 2 }
public var kCommonLigaturesOffSelector: Int { 3 }
public var kRareLigaturesOnSelector: Int { 4 }
public var kRareLigaturesOffSelector: Int { 5 }
public var kLogosOnSelector: Int { 6 }
public var kLogosOffSelector: Int { 7 }
public var kRebusPicturesOnSelector: Int { 8 }
public var kRebusPicturesOffSelector: Int { 9 }
public var kDiphthongLigaturesOnSelector: Int { 10 }
public var kDiphthongLigaturesOffSelector: Int { 11 }
public var kSquaredLigaturesOnSelector: Int { 12 }
public var kSquaredLigaturesOffSelector: Int { 13 }
public var kAbbrevSquaredLigaturesOnSelector: Int { 14 }
public var kAbbrevSquaredLigaturesOffSelector: Int { 15 }
public var kSymbolLigaturesOnSelector: Int { 16 }
public var kSymbolLigaturesOffSelector: Int { 17 }
public var kContextualLigaturesOnSelector: Int { 18 }
public var kContextualLigaturesOffSelector: Int { 19 }
public var kHistoricalLigaturesOnSelector: Int { 20 }
public var kHistoricalLigaturesOffSelector: Int { 21 }

public var kUnconnectedSelector: Int { 0 }
public var kPartiallyConnectedSelector: Int { 1 }
public var kCursiveSelector: Int { 2 }

public var kUpperAndLowerCaseSelector: Int { 0 }
public var kAllCapsSelector: Int { 1 }
public var kAllLowerCaseSelector: Int { 2 }
public var kSmallCapsSelector: Int { 3 }
public var kInitialCapsSelector: Int { 4 }
public var kInitialCapsAndSmallCapsSelector: Int { 5 }

public var kSubstituteVerticalFormsOnSelector: Int { 0 }
public var kSubstituteVerticalFormsOffSelector: Int { 1 }

public var kLinguisticRearrangementOnSelector: Int { 0 }
public var kLinguisticRearrangementOffSelector: Int { 1 }

public var kMonospacedNumbersSelector: Int { 0 }
public var kProportionalNumbersSelector: Int { 1 }
public var kThirdWidthNumbersSelector: Int { 2 }
public var kQuarterWidthNumbersSelector: Int { 3 }

public var kWordInitialSwashesOnSelector: Int { 0 }
public var kWordInitialSwashesOffSelector: Int { 1 }
public var kWordFinalSwashesOnSelector: Int { 2 }
public var kWordFinalSwashesOffSelector: Int { 3 }
public var kLineInitialSwashesOnSelector: Int { 4 }
public var kLineInitialSwashesOffSelector: Int { 5 }
public var kLineFinalSwashesOnSelector: Int { 6 }
public var kLineFinalSwashesOffSelector: Int { 7 }
public var kNonFinalSwashesOnSelector: Int { 8 }
public var kNonFinalSwashesOffSelector: Int { 9 }

public var kShowDiacriticsSelector: Int { 0 }
public var kHideDiacriticsSelector: Int { 1 }
public var kDecomposeDiacriticsSelector: Int { 2 }

public var kNormalPositionSelector: Int { 0 }
public var kSuperiorsSelector: Int { 1 }
public var kInferiorsSelector: Int { 2 }
public var kOrdinalsSelector: Int { 3 }
public var kScientificInferiorsSelector: Int { 4 }

public var kNoFractionsSelector: Int { 0 }
public var kVerticalFractionsSelector: Int { 1 }
public var kDiagonalFractionsSelector: Int { 2 }

public var kPreventOverlapOnSelector: Int { 0 }
public var kPreventOverlapOffSelector: Int { 1 }

public var kHyphensToEmDashOnSelector: Int { 0 }
public var kHyphensToEmDashOffSelector: Int { 1 }
public var kHyphenToEnDashOnSelector: Int { 2 }
public var kHyphenToEnDashOffSelector: Int { 3 }
public var kSlashedZeroOnSelector: Int { 4 }
public var kSlashedZeroOffSelector: Int { 5 }
public var kFormInterrobangOnSelector: Int { 6 }
public var kFormInterrobangOffSelector: Int { 7 }
public var kSmartQuotesOnSelector: Int { 8 }
public var kSmartQuotesOffSelector: Int { 9 }
public var kPeriodsToEllipsisOnSelector: Int { 10 }
public var kPeriodsToEllipsisOffSelector: Int { 11 }

public var kHyphenToMinusOnSelector: Int { 0 }
public var kHyphenToMinusOffSelector: Int { 1 }
public var kAsteriskToMultiplyOnSelector: Int { 2 }
public var kAsteriskToMultiplyOffSelector: Int { 3 }
public var kSlashToDivideOnSelector: Int { 4 }
public var kSlashToDivideOffSelector: Int { 5 }
public var kInequalityLigaturesOnSelector: Int { 6 }
public var kInequalityLigaturesOffSelector: Int { 7 }
public var kExponentsOnSelector: Int { 8 }
public var kExponentsOffSelector: Int { 9 }
public var kMathematicalGreekOnSelector: Int { 10 }
public var kMathematicalGreekOffSelector: Int { 11 }

public var kNoOrnamentsSelector: Int { 0 }
public var kDingbatsSelector: Int { 1 }
public var kPiCharactersSelector: Int { 2 }
public var kFleuronsSelector: Int { 3 }
public var kDecorativeBordersSelector: Int { 4 }
public var kInternationalSymbolsSelector: Int { 5 }
public var kMathSymbolsSelector: Int { 6 }

public var kNoAlternatesSelector: Int { 0 }

public var kDesignLevel1Selector: Int { 0 }
public var kDesignLevel2Selector: Int { 1 }
public var kDesignLevel3Selector: Int { 2 }
public var kDesignLevel4Selector: Int { 3 }
public var kDesignLevel5Selector: Int { 4 }

public var kNoStyleOptionsSelector: Int { 0 }
public var kDisplayTextSelector: Int { 1 }
public var kEngravedTextSelector: Int { 2 }
public var kIlluminatedCapsSelector: Int { 3 }
public var kTitlingCapsSelector: Int { 4 }
public var kTallCapsSelector: Int { 5 }

public var kTraditionalCharactersSelector: Int { 0 }
public var kSimplifiedCharactersSelector: Int { 1 }
public var kJIS1978CharactersSelector: Int { 2 }
public var kJIS1983CharactersSelector: Int { 3 }
public var kJIS1990CharactersSelector: Int { 4 }
public var kTraditionalAltOneSelector: Int { 5 }
public var kTraditionalAltTwoSelector: Int { 6 }
public var kTraditionalAltThreeSelector: Int { 7 }
public var kTraditionalAltFourSelector: Int { 8 }
public var kTraditionalAltFiveSelector: Int { 9 }
public var kExpertCharactersSelector: Int { 10 }
public var kJIS2004CharactersSelector: Int { 11 }
public var kHojoCharactersSelector: Int { 12 }
public var kNLCCharactersSelector: Int { 13 }
public var kTraditionalNamesCharactersSelector: Int { 14 }

public var kLowerCaseNumbersSelector: Int { 0 }
public var kUpperCaseNumbersSelector: Int { 1 }

public var kProportionalTextSelector: Int { 0 }
public var kMonospacedTextSelector: Int { 1 }
public var kHalfWidthTextSelector: Int { 2 }
public var kThirdWidthTextSelector: Int { 3 }
public var kQuarterWidthTextSelector: Int { 4 }
public var kAltProportionalTextSelector: Int { 5 }
public var kAltHalfWidthTextSelector: Int { 6 }

public var kNoTransliterationSelector: Int { 0 }
public var kHanjaToHangulSelector: Int { 1 }
public var kHiraganaToKatakanaSelector: Int { 2 }
public var kKatakanaToHiraganaSelector: Int { 3 }
public var kKanaToRomanizationSelector: Int { 4 }
public var kRomanizationToHiraganaSelector: Int { 5 }
public var kRomanizationToKatakanaSelector: Int { 6 }
public var kHanjaToHangulAltOneSelector: Int { 7 }
public var kHanjaToHangulAltTwoSelector: Int { 8 }
public var kHanjaToHangulAltThreeSelector: Int { 9 }

public var kNoAnnotationSelector: Int { 0 }
public var kBoxAnnotationSelector: Int { 1 }
public var kRoundedBoxAnnotationSelector: Int { 2 }
public var kCircleAnnotationSelector: Int { 3 }
public var kInvertedCircleAnnotationSelector: Int { 4 }
public var kParenthesisAnnotationSelector: Int { 5 }
public var kPeriodAnnotationSelector: Int { 6 }
public var kRomanNumeralAnnotationSelector: Int { 7 }
public var kDiamondAnnotationSelector: Int { 8 }
public var kInvertedBoxAnnotationSelector: Int { 9 }
public var kInvertedRoundedBoxAnnotationSelector: Int { 10 }

public var kFullWidthKanaSelector: Int { 0 }
public var kProportionalKanaSelector: Int { 1 }

public var kFullWidthIdeographsSelector: Int { 0 }
public var kProportionalIdeographsSelector: Int { 1 }
public var kHalfWidthIdeographsSelector: Int { 2 }

public var kCanonicalCompositionOnSelector: Int { 0 }
public var kCanonicalCompositionOffSelector: Int { 1 }
public var kCompatibilityCompositionOnSelector: Int { 2 }
public var kCompatibilityCompositionOffSelector: Int { 3 }
public var kTranscodingCompositionOnSelector: Int { 4 }
public var kTranscodingCompositionOffSelector: Int { 5 }

public var kNoRubyKanaSelector: Int { 0 }
public var kRubyKanaSelector: Int { 1 }
public var kRubyKanaOnSelector: Int { 2 }
public var kRubyKanaOffSelector: Int { 3 }

public var kNoCJKSymbolAlternativesSelector: Int { 0 }
public var kCJKSymbolAltOneSelector: Int { 1 }
public var kCJKSymbolAltTwoSelector: Int { 2 }
public var kCJKSymbolAltThreeSelector: Int { 3 }
public var kCJKSymbolAltFourSelector: Int { 4 }
public var kCJKSymbolAltFiveSelector: Int { 5 }

public var kNoIdeographicAlternativesSelector: Int { 0 }
public var kIdeographicAltOneSelector: Int { 1 }
public var kIdeographicAltTwoSelector: Int { 2 }
public var kIdeographicAltThreeSelector: Int { 3 }
public var kIdeographicAltFourSelector: Int { 4 }
public var kIdeographicAltFiveSelector: Int { 5 }

public var kCJKVerticalRomanCenteredSelector: Int { 0 }
public var kCJKVerticalRomanHBaselineSelector: Int { 1 }

public var kNoCJKItalicRomanSelector: Int { 0 }
public var kCJKItalicRomanSelector: Int { 1 }
public var kCJKItalicRomanOnSelector: Int { 2 }
public var kCJKItalicRomanOffSelector: Int { 3 }

public var kCaseSensitiveLayoutOnSelector: Int { 0 }
public var kCaseSensitiveLayoutOffSelector: Int { 1 }
public var kCaseSensitiveSpacingOnSelector: Int { 2 }
public var kCaseSensitiveSpacingOffSelector: Int { 3 }

public var kAlternateHorizKanaOnSelector: Int { 0 }
public var kAlternateHorizKanaOffSelector: Int { 1 }
public var kAlternateVertKanaOnSelector: Int { 2 }
public var kAlternateVertKanaOffSelector: Int { 3 }

public var kNoStylisticAlternatesSelector: Int { 0 }
public var kStylisticAltOneOnSelector: Int { 2 }
public var kStylisticAltOneOffSelector: Int { 3 }
public var kStylisticAltTwoOnSelector: Int { 4 }
public var kStylisticAltTwoOffSelector: Int { 5 }
public var kStylisticAltThreeOnSelector: Int { 6 }
public var kStylisticAltThreeOffSelector: Int { 7 }
public var kStylisticAltFourOnSelector: Int { 8 }
public var kStylisticAltFourOffSelector: Int { 9 }
public var kStylisticAltFiveOnSelector: Int { 10 }
public var kStylisticAltFiveOffSelector: Int { 11 }
public var kStylisticAltSixOnSelector: Int { 12 }
public var kStylisticAltSixOffSelector: Int { 13 }
public var kStylisticAltSevenOnSelector: Int { 14 }
public var kStylisticAltSevenOffSelector: Int { 15 }
public var kStylisticAltEightOnSelector: Int { 16 }
public var kStylisticAltEightOffSelector: Int { 17 }
public var kStylisticAltNineOnSelector: Int { 18 }
public var kStylisticAltNineOffSelector: Int { 19 }
public var kStylisticAltTenOnSelector: Int { 20 }
public var kStylisticAltTenOffSelector: Int { 21 }
public var kStylisticAltElevenOnSelector: Int { 22 }
public var kStylisticAltElevenOffSelector: Int { 23 }
public var kStylisticAltTwelveOnSelector: Int { 24 }
public var kStylisticAltTwelveOffSelector: Int { 25 }
public var kStylisticAltThirteenOnSelector: Int { 26 }
public var kStylisticAltThirteenOffSelector: Int { 27 }
public var kStylisticAltFourteenOnSelector: Int { 28 }
public var kStylisticAltFourteenOffSelector: Int { 29 }
public var kStylisticAltFifteenOnSelector: Int { 30 }
public var kStylisticAltFifteenOffSelector: Int { 31 }
public var kStylisticAltSixteenOnSelector: Int { 32 }
public var kStylisticAltSixteenOffSelector: Int { 33 }
public var kStylisticAltSeventeenOnSelector: Int { 34 }
public var kStylisticAltSeventeenOffSelector: Int { 35 }
public var kStylisticAltEighteenOnSelector: Int { 36 }
public var kStylisticAltEighteenOffSelector: Int { 37 }
public var kStylisticAltNineteenOnSelector: Int { 38 }
public var kStylisticAltNineteenOffSelector: Int { 39 }
public var kStylisticAltTwentyOnSelector: Int { 40 }
public var kStylisticAltTwentyOffSelector: Int { 41 }

public var kContextualAlternatesOnSelector: Int { 0 }
public var kContextualAlternatesOffSelector: Int { 1 }
public var kSwashAlternatesOnSelector: Int { 2 }
public var kSwashAlternatesOffSelector: Int { 3 }
public var kContextualSwashAlternatesOnSelector: Int { 4 }
public var kContextualSwashAlternatesOffSelector: Int { 5 }

public var kDefaultLowerCaseSelector: Int { 0 }
public var kLowerCaseSmallCapsSelector: Int { 1 }
public var kLowerCasePetiteCapsSelector: Int { 2 }

public var kDefaultUpperCaseSelector: Int { 0 }
public var kUpperCaseSmallCapsSelector: Int { 1 }
public var kUpperCasePetiteCapsSelector: Int { 2 }

public var kHalfWidthCJKRomanSelector: Int { 0 }
public var kProportionalCJKRomanSelector: Int { 1 }
public var kDefaultCJKRomanSelector: Int { 2 }
public var kFullWidthCJKRomanSelector: Int { 3 }
