import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";

const sha256 = (text: string) => createHash("sha256").update(text).digest();
const base64url = (bytes: Buffer) => bytes.toString("base64url");

/** A byte string in CBOR, up to 65,535 bytes long. */
const cborBytes = (bytes: Buffer): Buffer =>
  bytes.length < 256
    ? Buffer.concat([Buffer.from([0x58, bytes.length]), bytes])
    : Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]), bytes]);

const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** A device that keeps one passkey and has just seen its owner, as browsers hand its answers on. */
export class TestAuthenticator {
  readonly id = randomBytes(16);
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync("ec", {
    namedCurve: "P-256",
  });
  private uses = 0;

  constructor(
    private readonly rpId = "localhost",
    private readonly origin = "http://localhost:3000",
  ) {}

  /** What a page gets for options to make a passkey. */
  create({ challenge }: { challenge: string }) {
    const { x = "", y = "" } = this.keys.publicKey.export({ format: "jwk" });
    const coseKey = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(Buffer.from(x, "base64url")),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y, "base64url")),
    ]);
    const length = Buffer.from([0, this.id.length]);
    const authData = Buffer.concat([this.head(0x45), Buffer.alloc(16), length, this.id, coseKey]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      cborText("fmt"),
      cborText("none"),
      cborText("attStmt"),
      Buffer.from([0xa0]),
      cborText("authData"),
      cborBytes(authData),
    ]);
    return this.answer({
      clientDataJSON: base64url(this.clientData("webauthn.create", challenge)),
      attestationObject: base64url(attestationObject),
      transports: ["internal"],
    });
  }

  /** What a page gets for options to use it. */
  get({ challenge }: { challenge: string }) {
    this.uses += 1;
    const authenticatorData = this.head(0x05);
    const clientData = this.clientData("webauthn.get", challenge);
    const signed = Buffer.concat([authenticatorData, createHash("sha256").update(clientData).digest()]);
    return this.answer({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(sign("sha256", signed, this.keys.privateKey)),
    });
  }

  private answer(response: Record<string, unknown>) {
    const id = base64url(this.id);
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  /** Hash of the host, flags (0x01 present, 0x04 verified, 0x40 with a key) and how often it was used. */
  private head(flags: number): Buffer {
    const uses = Buffer.alloc(4);
    uses.writeUInt32BE(this.uses);
    return Buffer.concat([sha256(this.rpId), Buffer.from([flags]), uses]);
  }
}
