import Foundation
import FoundationSupplement

// The keys and values of keychain items, with the values that they have on iOS.

// MARK: Classes of items

public var kSecClass: CFString { "class" }
public var kSecClassGenericPassword: CFString { "genp" }
public var kSecClassInternetPassword: CFString { "inet" }
public var kSecClassCertificate: CFString { "cert" }
public var kSecClassKey: CFString { "keys" }
public var kSecClassIdentity: CFString { "idnt" }

// MARK: Attributes

public var kSecAttrAccessible: CFString { "pdmn" }
public var kSecAttrAccessControl: CFString { "accc" }
public var kSecAttrAccessGroup: CFString { "agrp" }
/// The group of what hardware tokens hold, such as smart cards.
public var kSecAttrAccessGroupToken: CFString { "com.apple.token" }
public var kSecAttrAccount: CFString { "acct" }
public var kSecAttrService: CFString { "svce" }
public var kSecAttrGeneric: CFString { "gena" }
public var kSecAttrServer: CFString { "srvr" }
public var kSecAttrProtocol: CFString { "ptcl" }
public var kSecAttrAuthenticationType: CFString { "atyp" }
public var kSecAttrPort: CFString { "port" }
public var kSecAttrPath: CFString { "path" }
public var kSecAttrSecurityDomain: CFString { "sdmn" }
public var kSecAttrLabel: CFString { "labl" }
public var kSecAttrDescription: CFString { "desc" }
public var kSecAttrComment: CFString { "icmt" }
public var kSecAttrCreator: CFString { "crtr" }
public var kSecAttrType: CFString { "type" }
public var kSecAttrIsInvisible: CFString { "invi" }
public var kSecAttrIsNegative: CFString { "nega" }
public var kSecAttrCreationDate: CFString { "cdat" }
public var kSecAttrModificationDate: CFString { "mdat" }
public var kSecAttrSynchronizable: CFString { "sync" }
public var kSecAttrSynchronizableAny: CFString { "syna" }
public var kSecAttrSyncViewHint: CFString { "vwht" }
public var kSecAttrTokenID: CFString { "tkid" }
public var kSecAttrTokenIDSecureEnclave: CFString { "com.apple.setoken" }
public var kSecAttrKeyClass: CFString { "kcls" }
public var kSecAttrKeyClassPublic: CFString { "0" }
public var kSecAttrKeyClassPrivate: CFString { "1" }
public var kSecAttrKeyClassSymmetric: CFString { "2" }
public var kSecAttrApplicationLabel: CFString { "klbl" }
public var kSecAttrApplicationTag: CFString { "atag" }
public var kSecAttrKeyType: CFString { "type" }
public var kSecAttrKeyTypeRSA: CFString { "42" }
public var kSecAttrKeyTypeEC: CFString { "73" }
public var kSecAttrKeyTypeECSECPrimeRandom: CFString { "73" }
public var kSecAttrKeySizeInBits: CFString { "bsiz" }
public var kSecAttrEffectiveKeySize: CFString { "esiz" }
public var kSecAttrIsPermanent: CFString { "perm" }
public var kSecAttrCanEncrypt: CFString { "encr" }
public var kSecAttrCanDecrypt: CFString { "decr" }
public var kSecAttrCanSign: CFString { "sign" }
public var kSecAttrCanVerify: CFString { "vrfy" }
public var kSecPrivateKeyAttrs: CFString { "private" }
public var kSecPublicKeyAttrs: CFString { "public" }

// MARK: When an item can be read

public var kSecAttrAccessibleWhenUnlocked: CFString { "ak" }
public var kSecAttrAccessibleAfterFirstUnlock: CFString { "ck" }
public var kSecAttrAccessibleAlways: CFString { "dk" }
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { "akpu" }
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { "aku" }
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { "cku" }
public var kSecAttrAccessibleAlwaysThisDeviceOnly: CFString { "dku" }

// MARK: Values of attributes

public var kSecAttrProtocolFTP: CFString { "ftp " }
public var kSecAttrProtocolFTPAccount: CFString { "ftpa" }
public var kSecAttrProtocolHTTP: CFString { "http" }
public var kSecAttrProtocolIRC: CFString { "irc " }
public var kSecAttrProtocolNNTP: CFString { "nntp" }
public var kSecAttrProtocolPOP3: CFString { "pop3" }
public var kSecAttrProtocolSMTP: CFString { "smtp" }
public var kSecAttrProtocolSOCKS: CFString { "sox " }
public var kSecAttrProtocolIMAP: CFString { "imap" }
public var kSecAttrProtocolLDAP: CFString { "ldap" }
public var kSecAttrProtocolAppleTalk: CFString { "atlk" }
public var kSecAttrProtocolAFP: CFString { "afp " }
public var kSecAttrProtocolTelnet: CFString { "teln" }
public var kSecAttrProtocolSSH: CFString { "ssh " }
public var kSecAttrProtocolFTPS: CFString { "ftps" }
public var kSecAttrProtocolHTTPS: CFString { "htps" }
public var kSecAttrProtocolHTTPProxy: CFString { "htpx" }
public var kSecAttrProtocolHTTPSProxy: CFString { "htsx" }
public var kSecAttrProtocolFTPProxy: CFString { "ftpx" }
public var kSecAttrProtocolSMB: CFString { "smb " }
public var kSecAttrProtocolRTSP: CFString { "rtsp" }
public var kSecAttrProtocolRTSPProxy: CFString { "rtsx" }
public var kSecAttrProtocolDAAP: CFString { "daap" }
public var kSecAttrProtocolEPPC: CFString { "eppc" }
public var kSecAttrProtocolIPP: CFString { "ipp " }
public var kSecAttrProtocolNNTPS: CFString { "ntps" }
public var kSecAttrProtocolLDAPS: CFString { "ldps" }
public var kSecAttrProtocolTelnetS: CFString { "tels" }
public var kSecAttrProtocolIMAPS: CFString { "imps" }
public var kSecAttrProtocolIRCS: CFString { "ircs" }
public var kSecAttrProtocolPOP3S: CFString { "pops" }
public var kSecAttrAuthenticationTypeNTLM: CFString { "ntlm" }
public var kSecAttrAuthenticationTypeMSN: CFString { "msna" }
public var kSecAttrAuthenticationTypeDPA: CFString { "dpaa" }
public var kSecAttrAuthenticationTypeRPA: CFString { "rpaa" }
public var kSecAttrAuthenticationTypeHTTPBasic: CFString { "http" }
public var kSecAttrAuthenticationTypeHTTPDigest: CFString { "httd" }
public var kSecAttrAuthenticationTypeHTMLForm: CFString { "form" }
public var kSecAttrAuthenticationTypeDefault: CFString { "dflt" }

// MARK: Matching

public var kSecMatchLimit: CFString { "m_Limit" }
public var kSecMatchLimitOne: CFString { "m_LimitOne" }
public var kSecMatchLimitAll: CFString { "m_LimitAll" }
public var kSecMatchCaseInsensitive: CFString { "m_CaseInsensitive" }
public var kSecMatchItemList: CFString { "m_ItemList" }
public var kSecMatchSearchList: CFString { "m_SearchList" }
public var kSecMatchPolicy: CFString { "m_Policy" }
public var kSecMatchIssuers: CFString { "m_Issuers" }
public var kSecMatchEmailAddressIfPresent: CFString { "m_EmailAddressIfPresent" }
public var kSecMatchSubjectContains: CFString { "m_SubjectContains" }
public var kSecMatchTrustedOnly: CFString { "m_TrustedOnly" }
public var kSecMatchValidOnDate: CFString { "m_ValidOnDate" }

// MARK: What a search returns

public var kSecReturnData: CFString { "r_Data" }
public var kSecReturnAttributes: CFString { "r_Attributes" }
public var kSecReturnRef: CFString { "r_Ref" }
public var kSecReturnPersistentRef: CFString { "r_PersistentRef" }

// MARK: Values

public var kSecValueData: CFString { "v_Data" }
public var kSecValueRef: CFString { "v_Ref" }
public var kSecValuePersistentRef: CFString { "v_PersistentRef" }

// MARK: How a search is made

public var kSecUseOperationPrompt: CFString { "u_OpPrompt" }
public var kSecUseNoAuthenticationUI: CFString { "u_NoAuthUI" }
public var kSecUseAuthenticationUI: CFString { "u_AuthUI" }
public var kSecUseAuthenticationUIAllow: CFString { "u_AuthUIA" }
public var kSecUseAuthenticationUIFail: CFString { "u_AuthUIF" }
public var kSecUseAuthenticationUISkip: CFString { "u_AuthUIS" }
public var kSecUseAuthenticationContext: CFString { "u_AuthCtx" }
public var kSecUseItemList: CFString { "u_ItemList" }
public var kSecUseDataProtectionKeychain: CFString { "nleg" }

// MARK: Shared passwords of websites

public var kSecSharedPassword: CFString { "spwd" }

// MARK: Import of PKCS #12 data

public var kSecImportExportPassphrase: CFString { "passphrase" }
public var kSecImportItemIdentity: CFString { "identity" }
public var kSecImportItemTrust: CFString { "trust" }
public var kSecImportItemCertChain: CFString { "chain" }
