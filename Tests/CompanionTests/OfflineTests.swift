import Foundation
import FoundationSupplement
import Network
import NetworkExtension
import SystemConfiguration
import Testing
import WatchConnectivity
import WatchKit

/// A run without recorded responses has no network, and no watch, VPN or server answers.
@Suite struct OfflineTests {
    /// Another test of this process may record responses meanwhile, which opens the network; the question is then asked
    /// anew.
    @Test func protocolsThatWereNotChosenHaveNoOptions() {
        let stack = NWParameters.tcp.defaultProtocolStack
        #expect(stack.internetProtocol == nil && stack.transportProtocol == nil && stack.applicationProtocols.isEmpty)
    }

    @Test func thePathIsWhereResponsesAre() async {
        var isReachable: Bool
        var status, wireless: NWPath.Status?
        var isWireless: Bool
        var flags: SCNetworkReachabilityFlags
        repeat {
            isReachable = NetworkState.isReachable
            let monitor = NWPathMonitor()
            status = await withCheckedContinuation { continuation in
                monitor.pathUpdateHandler = { path in
                    monitor.cancel()
                    continuation.resume(returning: path.status)
                }
                monitor.start(queue: DispatchQueue(label: "monitor"))
            }
            isWireless = monitor.currentPath.usesInterfaceType(.wifi)
            for await path in NWPathMonitor(requiredInterfaceType: .wifi) { wireless = path.status }
            flags = []
            let host = SCNetworkReachabilityCreateWithName(nil, "www.example.com")
            #expect(host.map { SCNetworkReachabilityGetFlags($0, &flags) } == true)
        } while NetworkState.isReachable != isReachable
        #expect(status == (isReachable ? .satisfied : .unsatisfied))
        #expect(wireless == status)
        #expect(isWireless == isReachable)
        #expect(flags == (isReachable ? [.reachable] : []))
    }

    @Test func connectionsFail() async {
        let connection = NWConnection(host: "example.com", port: 443, using: .tls)
        let state = await withCheckedContinuation { continuation in
            connection.stateUpdateHandler = { continuation.resume(returning: $0) }
            connection.start(queue: DispatchQueue(label: "connection"))
        }
        #expect(state == .failed(.posix(.ENETDOWN)))
        let error = await withCheckedContinuation { continuation in
            connection.send(
                content: Data("x".utf8), completion: .contentProcessed { continuation.resume(returning: $0) })
        }
        #expect(error == .posix(.ENETDOWN))
    }

    @Test func messagesOfWebSockets() {
        let message = NWProtocolWebSocket.Metadata(opcode: .close)
        #expect(message.closeCode == .protocolCode(.noStatusReceived))
        message.closeCode = .protocolCode(.normalClosure)
        let context = NWConnection.ContentContext(identifier: "close", isFinal: true, metadata: [message])
        let first = context.protocolMetadata.first as? NWProtocolWebSocket.Metadata
        #expect(first?.opcode == .close && first?.closeCode == .protocolCode(.normalClosure))
        #expect(NWProtocolWebSocket.CloseCode.Defined(rawValue: 1011) == .internalServerError)
        let options = NWProtocolWebSocket.Options(.v13)
        options.autoReplyPing = true
        let stack = NWParameters.tls.defaultProtocolStack
        stack.applicationProtocols.insert(options, at: 0)
        #expect(stack.applicationProtocols.count == 1)
    }

    /// A real connection takes longer to fail, so programs set the handler after the start, too.
    @Test func connectionsTellHandlersThatAreSetLater() async {
        let connection = NWConnection(host: "example.com", port: 443, using: .tls)
        connection.start(queue: DispatchQueue(label: "connection"))
        let state = await withCheckedContinuation { continuation in
            connection.stateUpdateHandler = { continuation.resume(returning: $0) }
        }
        #expect(state == .failed(.posix(.ENETDOWN)))
    }

    @Test func addressesAreRead() {
        #expect(NWEndpoint.Host("127.0.0.1") == .ipv4(.loopback))
        #expect(NWEndpoint.Host("::1") == .ipv6(.loopback))
        #expect("\(NWEndpoint.hostPort(host: "example.com", port: .https))" == "example.com:443")
        #expect(IPv4Address("1.2.3") == nil)
        #expect(IPv4Address("239.1.2.3")?.isMulticast == true)
    }

    @Test func thereIsNoVPN() async throws {
        #expect(try await NETunnelProviderManager.loadAllFromPreferences().isEmpty)
        let manager = NEVPNManager.shared()
        try await manager.loadFromPreferences()
        #expect(manager.connection.status == .invalid)
        await #expect(throws: NEVPNError(.configurationReadWriteFailed)) { try await manager.saveToPreferences() }
        #expect(throws: NEVPNError(.configurationInvalid)) { try manager.connection.startVPNTunnel() }
        let tunnel = NEVPNProtocolIKEv2()
        tunnel.remoteIdentifier = "example.com"
        tunnel.ikeSecurityAssociationParameters.diffieHellmanGroup = .group20
        #expect(tunnel.ikeSecurityAssociationParameters.diffieHellmanGroup.rawValue == 20)
        let proxies: [NEAppProxyProviderManager] = try await NEAppProxyProviderManager.loadAllFromPreferences()
        #expect(proxies.isEmpty)
    }

    @Test func noServersOfAddressesAreSaved() async {
        let settings = NEDNSOverHTTPSSettings(servers: ["192.0.2.1"])
        #expect(settings.dnsProtocol == .HTTPS && settings.servers == ["192.0.2.1"])
        await #expect(throws: NEVPNError(.configurationReadWriteFailed)) {
            try await NEDNSSettingsManager.shared().saveToPreferences()
        }
        #expect(!NEDNSSettingsManager.shared().isEnabled)
    }

    @Test func thereIsNoOtherDevice() throws {
        final class Delegate: NSObject, WCSessionDelegate {
            var error: (any Error)?
            func session(
                _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
                error: (any Error)?
            ) { self.error = error }
            #if os(iOS)
                func sessionDidBecomeInactive(_ session: WCSession) {}
                func sessionDidDeactivate(_ session: WCSession) {}
            #endif
        }
        #expect(!WCSession.isSupported())
        let (session, delegate) = (WCSession.default, Delegate())
        session.delegate = delegate
        session.activate()
        #expect((delegate.error as? WCError)?.code == .sessionNotSupported)
        #expect(throws: WCError(.sessionNotSupported)) { try session.updateApplicationContext(["x": 1]) }
        #expect(WKInterfaceDevice.current().screenScale > 0)
        WKInterfaceDevice.current().play(.success)
    }
}
