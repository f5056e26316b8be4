import CommonCrypto
import CryptoKit
import Foundation
import LocalAuthentication
import Security
import Testing

/// CryptoKit's results are those of the published test vectors.
@Suite struct CryptoTests {
    private func data(_ hexadecimal: String) -> Data {
        let digits = hexadecimal.filter { !$0.isWhitespace }
        return Data(
            stride(from: 0, to: digits.count, by: 2).map { offset in
                let start = digits.index(digits.startIndex, offsetBy: offset)
                return UInt8(digits[start..<digits.index(start, offsetBy: 2)], radix: 16)!
            })
    }

    private func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { String(format: "%02x", $0) }.joined()
    }

    /// FIPS 180's and RFC 1321's digests of "abc".
    @Test func digests() {
        let abc = Data("abc".utf8)
        #expect(
            hexadecimal(SHA256.hash(data: abc)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(hexadecimal(SHA384.hash(data: abc)).hasPrefix("cb00753f45a35e8bb5a03d699ac65007"))
        #expect(hexadecimal(SHA512.hash(data: abc)).hasPrefix("ddaf35a193617abacc417349ae204131"))
        #expect(hexadecimal(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(
            Insecure.MD5.hash(data: abc).map { String(format: "%02hhx", $0) }.joined()
                == "900150983cd24fb0d6963f7d28e17f72")
        #expect(SHA256.hash(data: abc).description.hasPrefix("SHA256 digest: ba7816bf"))
        #expect(SHA256.hash(data: abc) == data("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"))
        #expect(SHA256Digest.byteCount == 32 && SHA512.blockByteCount == 128)
    }

    @Test func aHashIsAValue() {
        var first = SHA256()
        first.update(data: Data("a".utf8))
        var second = first
        first.update(data: Data("bc".utf8))
        second.update(data: Data("b".utf8))
        second.update(data: [UInt8]("c".utf8))
        #expect(first.finalize() == SHA256.hash(data: Data("abc".utf8)))
        #expect(second.finalize() == first.finalize())
    }

    /// RFC 4231's second case, RFC 2202's for SHA-1, and RFC 5869's first.
    @Test func authenticationAndDerivation() {
        let (key, text) = (SymmetricKey(data: Data("Jefe".utf8)), Data("what do ya want for nothing?".utf8))
        let code = HMAC<SHA256>.authenticationCode(for: text, using: key)
        #expect(hexadecimal(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: text + [0], using: key))
        #expect(
            hexadecimal(HMAC<Insecure.SHA1>.authenticationCode(for: text, using: key))
                == "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
        let derived = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: Data(repeating: 0x0B, count: 22)),
            salt: data("000102030405060708090a0b0c"), info: data("f0f1f2f3f4f5f6f7f8f9"), outputByteCount: 42)
        #expect(
            derived.withUnsafeBytes { hexadecimal($0) }
                == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    }

    /// Case 4 of the GCM specification, which has authenticated data.
    @Test func galoisCounterMode() throws {
        let key = SymmetricKey(data: data("feffe9928665731c6d6a8f9467308308"))
        let message = data(
            """
            d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39
            """)
        let more = data("feedfacedeadbeeffeedfacedeadbeefabaddad2")
        let nonce = try AES.GCM.Nonce(data: data("cafebabefacedbaddecaf888"))
        let box = try AES.GCM.seal(message, using: key, nonce: nonce, authenticating: more)
        #expect(hexadecimal(box.tag) == "5bc94fbc3221a5db94fae95ae7121a47")
        #expect(hexadecimal(box.ciphertext).hasPrefix("42831ec2217774244b7221b784d0d49c"))
        #expect(try AES.GCM.open(box, using: key, authenticating: more) == message)
        #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: key) }
        let again = try AES.GCM.SealedBox(combined: try #require(box.combined))
        #expect(try AES.GCM.open(again, using: key, authenticating: more) == message)
        #expect(throws: CryptoKitError.incorrectKeySize) {
            try AES.GCM.seal(message, using: SymmetricKey(data: Data([1])))
        }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.SealedBox(combined: Data(count: 27)) }
    }

    /// RFC 8439's example.
    @Test func chaCha20Poly1305() throws {
        let key = SymmetricKey(data: data("808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f"))
        let text = Data(
            "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it."
                .utf8)
        let more = data("50515253c0c1c2c3c4c5c6c7")
        let box = try ChaChaPoly.seal(
            text, using: key, nonce: ChaChaPoly.Nonce(data: data("070000004041424344454647")), authenticating: more)
        #expect(hexadecimal(box.tag) == "1ae10b594f09e26a7e902ecbd0600691")
        #expect(try ChaChaPoly.open(.init(combined: box.combined), using: key, authenticating: more) == text)
    }

    /// RFC 7748's and RFC 8032's vectors.
    @Test func curve25519() throws {
        let known = try Curve25519.KeyAgreement.PrivateKey(
            rawRepresentation: data("a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4"))
        let point = try Curve25519.KeyAgreement.PublicKey(
            rawRepresentation: data("e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c"))
        #expect(
            try known.sharedSecretFromKeyAgreement(with: point)
                == data("c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552"))
        let (alice, bob) = (Curve25519.KeyAgreement.PrivateKey(), Curve25519.KeyAgreement.PrivateKey())
        #expect(
            try alice.sharedSecretFromKeyAgreement(with: bob.publicKey)
                == bob.sharedSecretFromKeyAgreement(with: alice.publicKey))
        let signing = try Curve25519.Signing.PrivateKey(
            rawRepresentation: data("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"))
        #expect(
            hexadecimal(signing.publicKey.rawRepresentation)
                == "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a")
        let signature = try signing.signature(for: Data())
        #expect(hexadecimal(signature).hasPrefix("e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"))
        #expect(signing.publicKey.isValidSignature(signature, for: Data()))
        #expect(!signing.publicKey.isValidSignature(signature, for: Data([0])))
    }

    /// RFC 6979's signature of "sample".
    @Test func curveP256() throws {
        let key = try P256.Signing.PrivateKey(
            rawRepresentation: data("C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721"))
        #expect(
            hexadecimal(key.publicKey.rawRepresentation).uppercased()
                == "60FED4BA255A9D31C961EB74C6356D68C049B8923B61FA6CE669622E60F29FB67903FE1008B8BC99A41AE9E95628BC64F2F1B20C2D7E9F5177A3C294D4462299"
        )
        let text = Data("sample".utf8)
        let signature = try key.signature(for: text)
        #expect(
            hexadecimal(signature.rawRepresentation).uppercased()
                == "EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8"
        )
        #expect(key.publicKey.isValidSignature(signature, for: text))
        #expect(!key.publicKey.isValidSignature(signature, for: Data("simple".utf8)))
        let again = try P256.Signing.ECDSASignature(derRepresentation: signature.derRepresentation)
        #expect(again.rawRepresentation == signature.rawRepresentation)
        let pem = key.pemRepresentation
        #expect(pem.hasPrefix("-----BEGIN PRIVATE KEY-----\nMIGHAgEA"))
        #expect(try P256.Signing.PrivateKey(pemRepresentation: pem).rawRepresentation == key.rawRepresentation)
        let `public` = try P256.Signing.PublicKey(pemRepresentation: key.publicKey.pemRepresentation)
        #expect(`public`.x963Representation == key.publicKey.x963Representation)
        #expect(
            try P256.Signing.PublicKey(compressedRepresentation: `public`.compressedRepresentation).rawRepresentation
                == `public`.rawRepresentation)
        #expect(throws: CryptoKitError.invalidParameter) {
            try P256.Signing.PublicKey(rawRepresentation: Data(repeating: 1, count: 64))
        }
        let (one, other) = (P256.KeyAgreement.PrivateKey(), P256.KeyAgreement.PrivateKey())
        let secret = try one.sharedSecretFromKeyAgreement(with: other.publicKey)
        #expect(try other.sharedSecretFromKeyAgreement(with: one.publicKey) == secret)
        let derived = secret.hkdfDerivedSymmetricKey(
            using: SHA256.self, salt: Data(), sharedInfo: Data(), outputByteCount: 32)
        #expect(derived.bitCount == 256)
    }

    /// RFC 6979's signatures of "sample".
    @Test func largerCurves() throws {
        let text = Data("sample".utf8)
        let key = try P384.Signing.PrivateKey(
            rawRepresentation: data(
                "6B9D3DAD2E1B8C1C05B19875B6659F4DE23C3B667BF297BA9AA47740787137D896D5724E4C70A825F872C9EA60D2EDF5"))
        let signature = try key.signature(for: text)
        #expect(
            hexadecimal(signature.rawRepresentation).uppercased()
                == "94EDBB92A5ECB8AAD4736E56C691916B3F88140666CE9FA73D64C4EA95AD133C81A648152E44ACF96E36DD1E80FABE46"
                + "99EF4AEB15F178CEA1FE40DB2603138F130E740A19624526203B6351D0A3A94FA329C145786E679E7B82C71A38628AC8")
        #expect(key.publicKey.isValidSignature(signature, for: text))
        #expect(try P384.Signing.PrivateKey(pemRepresentation: key.pemRepresentation).rawRepresentation == key.rawRepresentation)
        let long = try P521.Signing.PrivateKey(
            rawRepresentation: data(
                "00FAD06DAA62BA3B25D2FB40133DA757205DE67F5BB0018FEE8C86E1B68C7E75CAA896EB32F1F47C70855836A6D16FCC1466F6D8FBEC67DB89EC0C08B0E996B83538"
            ))
        let longSignature = try long.signature(for: text)
        #expect(
            hexadecimal(longSignature.rawRepresentation).uppercased()
                == "00C328FAFCBD79DD77850370C46325D987CB525569FB63C5D3BC53950E6D4C5F174E25A1EE9017B5D450606ADD152B534931D7D4E8455CC91F9B15BF05EC36E377FA"
                + "00617CCE7CF5064806C467F678D3B4080D6F1CC50AF26CA209417308281B68AF282623EAA63E5B5C0723D8B8C37FF0777B1A20F8CCB1DCCC43997F1EE0E44DA4A67A"
        )
        let derived = try P521.Signing.ECDSASignature(derRepresentation: longSignature.derRepresentation)
        #expect(long.publicKey.isValidSignature(derived, for: text) && derived.rawRepresentation.count == 132)
        let (one, other) = (P521.KeyAgreement.PrivateKey(), P521.KeyAgreement.PrivateKey())
        let again = try P521.KeyAgreement.PublicKey(compressedRepresentation: other.publicKey.compressedRepresentation)
        #expect(
            try one.sharedSecretFromKeyAgreement(with: again) == other.sharedSecretFromKeyAgreement(with: one.publicKey))
        #expect(throws: CryptoKitError.incorrectParameterSize) {
            try P384.KeyAgreement.PublicKey(rawRepresentation: Data(repeating: 1, count: 64))
        }
    }

    /// FIPS 202's hash of "abc", RFC 3394's 4.1.
    @Test func hashesAndWrappedKeys() throws {
        #expect(
            SHA3_256.hash(data: Data("abc".utf8)).description
                == "SHA3_256 digest: 3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532")
        #expect(SHA3_384.byteCount == 48 && Array(SHA3_512.hash(data: Data())).count == 64)
        let key = SymmetricKey(data: data("00112233445566778899AABBCCDDEEFF"))
        let other = SymmetricKey(data: data("000102030405060708090A0B0C0D0E0F"))
        let wrapped = try AES.KeyWrap.wrap(key, using: other)
        #expect(hexadecimal(wrapped).uppercased() == "1FA68B0A8112B447AEF34BD8FB5A7B829D3E862371D2CFE5")
        #expect(try AES.KeyWrap.unwrap(wrapped, using: other) == key)
        #expect(throws: CryptoKitError.unwrapFailure) { try AES.KeyWrap.unwrap(wrapped, using: key) }
    }

    /// RFC 9180's A.1.1, and messages of each curve.
    @Test func hybridEncryption() throws {
        let suite = HPKE.Ciphersuite(kem: .Curve25519_HKDF_SHA256, kdf: .HKDF_SHA256, aead: .AES_GCM_128)
        let info = data("4f6465206f6e2061204772656369616e2055726e")
        var recipient = try HPKE.Recipient(
            privateKey: Curve25519.KeyAgreement.PrivateKey(
                rawRepresentation: data("4612c550263fc8ad58375df3f557aac531d26850903e55a9f23f21d8534e8ac8")),
            ciphersuite: suite, info: info,
            encapsulatedKey: data("37fda3567bdbd628e88668c3c8d7e97d1d1253b6d4ea6d44c150f741f1bf4431"))
        let sealed = data("f938558b5d72f1a23810b4be2ab4f84331acc02fc97babc53a52ae8218a355a96d8770ac83d07bea87e13c512a")
        let message = try recipient.open(sealed, authenticating: Data("Count-0".utf8))
        #expect(String(decoding: message, as: UTF8.self) == "Beauty is truth, truth beauty")
        try exchange(P256.KeyAgreement.PrivateKey(), P256.KeyAgreement.PrivateKey(), .P256_SHA256_AES_GCM_256)
        try exchange(P384.KeyAgreement.PrivateKey(), P384.KeyAgreement.PrivateKey(), .P384_SHA384_AES_GCM_256)
        try exchange(P521.KeyAgreement.PrivateKey(), P521.KeyAgreement.PrivateKey(), .P521_SHA512_AES_GCM_256)
        try exchange(
            Curve25519.KeyAgreement.PrivateKey(), Curve25519.KeyAgreement.PrivateKey(), .Curve25519_SHA256_ChachaPoly)
        #expect(throws: HPKE.Errors.inconsistentCiphersuiteAndKey) {
            try HPKE.Sender(
                recipientKey: P256.KeyAgreement.PrivateKey().publicKey, ciphersuite: .P384_SHA384_AES_GCM_256, info: Data())
        }
    }

    private func exchange<Key: HPKEDiffieHellmanPrivateKey>(_ own: Key, _ other: Key, _ suite: HPKE.Ciphersuite) throws {
        let (shared, name) = (SymmetricKey(size: .bits256), Data("k".utf8))
        var sender = try HPKE.Sender(
            recipientKey: other.publicKey, ciphersuite: suite, info: Data(), authenticatedBy: own, presharedKey: shared,
            presharedKeyIdentifier: name)
        var recipient = try HPKE.Recipient(
            privateKey: other, ciphersuite: suite, info: Data(), encapsulatedKey: sender.encapsulatedKey,
            authenticatedBy: own.publicKey, presharedKey: shared, presharedKeyIdentifier: name)
        for text in ["one", "two"] { #expect(try recipient.open(sender.seal(Data(text.utf8))) == Data(text.utf8)) }
        #expect(
            try sender.exportSecret(context: name, outputByteCount: 9)
                == recipient.exportSecret(context: name, outputByteCount: 9))
        #expect(throws: CryptoKitError.authenticationFailure) { try recipient.open(Data(count: 20)) }
    }

    @Test func commonCryptoHashes() {
        let text = Data("abc".utf8)
        var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        _ = text.withUnsafeBytes { CC_SHA256($0.baseAddress, CC_LONG(text.count), &digest) }
        #expect(SHA256.hash(data: text) == digest)
        var short = [UInt8](repeating: 0, count: Int(CC_SHA224_DIGEST_LENGTH))
        _ = text.withUnsafeBytes { CC_SHA224($0.baseAddress, CC_LONG(text.count), &short) }
        // FIPS 180-2, appendix C.
        #expect(hexadecimal(short) == "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7")
        var code = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA1), "Jefe", 4, "what do ya want for nothing?", 28, &code)
        #expect(hexadecimal(code) == "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
    }

    @Test func commonCryptoHashesOfParts() {
        var (whole, digest) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
        CC_SHA256("abcdef", 6, &whole)
        var context = CC_SHA256_CTX()
        CC_SHA256_Init(&context)
        CC_SHA256_Update(&context, "abc", 3)
        CC_SHA256_Update(&context, "def", 3)
        CC_SHA256_Final(&digest, &context)
        #expect(digest == whole)
        var (code, parts) = ([UInt8](repeating: 0, count: 20), [UInt8](repeating: 0, count: 20))
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA1), "key", 3, "abcdef", 6, &code)
        var state = CCHmacContext()
        CCHmacInit(&state, CCHmacAlgorithm(kCCHmacAlgSHA1), "key", 3)
        CCHmacUpdate(&state, "abc", 3)
        CCHmacUpdate(&state, "def", 3)
        CCHmacFinal(&state, &parts)
        #expect(parts == code)
    }

    /// NIST SP 800-38A, F.2.1 and F.1.5.
    @Test func commonCryptoCiphers() {
        let key = Array(data("2b7e151628aed2a6abf7158809cf4f3c"))
        let vector = Array(data("000102030405060708090a0b0c0d0e0f"))
        let block = Array(data("6bc1bee22e409f96e93d7e117393172a"))
        var (output, count) = ([UInt8](repeating: 0, count: 32), 0)
        func crypt(_ operation: Int, _ options: Int, _ key: [UInt8], _ input: [UInt8], room: Int = 32) -> Int {
            Int(CCCrypt(
                CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), CCOptions(options), key, key.count, vector, input,
                input.count, &output, room, &count))
        }
        #expect(crypt(kCCEncrypt, 0, key, block) == kCCSuccess && count == 16)
        #expect(hexadecimal(Array(output.prefix(16))) == "7649abac8119b246cee98e9b12e9197d")
        let long = Array(data("603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4"))
        #expect(crypt(kCCEncrypt, kCCOptionECBMode, long, block) == kCCSuccess)
        #expect(hexadecimal(Array(output.prefix(16))) == "f3eed1bdb5d2a03c064b5a7e3db181f8")
        #expect(crypt(kCCEncrypt, kCCOptionPKCS7Padding, key, block) == kCCSuccess && count == 32)
        #expect(crypt(kCCDecrypt, kCCOptionPKCS7Padding, key, output) == kCCSuccess && count == 16)
        #expect(Array(output.prefix(16)) == block)
        #expect(crypt(kCCEncrypt, kCCOptionPKCS7Padding, key, block, room: 16) == kCCBufferTooSmall && count == 32)
        #expect(crypt(kCCEncrypt, 0, key, [1, 2, 3]) == kCCAlignmentError)
        #expect(crypt(kCCEncrypt, 0, [1, 2, 3], block) == kCCKeySizeError)
    }

    /// RFC 6070.
    @Test func commonCryptoKeysOfPasswords() {
        var key = [UInt8](repeating: 0, count: 20)
        let status = CCKeyDerivationPBKDF(
            CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, Array("salt".utf8), 4, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 4096,
            &key, key.count)
        #expect(status == kCCSuccess && hexadecimal(key) == "4b007901b765489abead49d926f721d065a429c1")
        // Bytes without a sign are a password, too.
        let (password, before) = (Array("password".utf8), key)
        key = [UInt8](repeating: 0, count: 20)
        CCKeyDerivationPBKDF(
            CCPBKDFAlgorithm(kCCPBKDF2), password, password.count, Array("salt".utf8), 4, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 4096,
            &key, key.count)
        #expect(key == before)
    }

    @Test func commonCryptoRandomBytes() {
        var (first, second) = ([UInt8](repeating: 0, count: 33), [UInt8](repeating: 0, count: 33))
        #expect(CCRandomGenerateBytes(&first, 32) == kCCSuccess && CCRandomGenerateBytes(&second, 32) == kCCSuccess)
        #expect(first != second && first[32] == 0 && second[32] == 0)
        #expect(CCRandomGenerateBytes(nil, 0) == kCCSuccess && CCRandomGenerateBytes(nil, 1) == kCCParamError)
    }

    @Test func randomKeysDiffer() {
        #expect(SymmetricKey(size: .bits256) != SymmetricKey(size: .bits256))
        #expect(Set((0..<8).map { _ in Data(AES.GCM.Nonce()) }).count == 8)
        #expect(!SecureEnclave.isAvailable)
        let access = SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlockedThisDeviceOnly, .privateKeyUsage, nil)!
        #expect(throws: CryptoKitError.self) { try SecureEnclave.P256.Signing.PrivateKey(accessControl: access) }
        #expect(throws: CryptoKitError.self) {
            try SecureEnclave.P256.KeyAgreement.PrivateKey(accessControl: access, authenticationContext: LAContext())
        }
    }
}
