import { createCipheriv, createHash } from "node:crypto";

/** An encryption dictionary's entries and the document's identifier (ISO 32000-2, 7.6.4.2). */
export type Encryption = {
  revision: number;
  keyBytes: number;
  permissions: number;
  owner: Buffer;
  user: Buffer;
  id: Buffer;
  areMetadataEncrypted: boolean;
};

/** What a password is filled up with to 32 bytes; an empty one is all of it. */
const padding = Buffer.from(
  "28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a",
  "hex",
);

/** ISO 32000-2, algorithms 6 and 11, with the empty password. Unknown revisions count as opening. */
export function opensWithoutPassword(encryption: Encryption): boolean {
  const { revision, user } = encryption;
  if (revision >= 2 && revision <= 4)
    return userEntry(encryption).equals(user.subarray(0, revision === 2 ? 32 : 16));
  if (revision !== 5 && revision !== 6) return true;
  const salt = user.subarray(32, 40);
  const hash = revision === 5 ? digest("sha256", salt) : hardHash(salt);
  return hash.equals(user.subarray(0, 32));
}

const digest = (name: string, ...parts: Uint8Array[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash(name)).digest();

/** Algorithms 4 and 5; of the latter's 32 bytes the first 16 count. */
function userEntry({ revision, keyBytes, permissions, owner, id, ...more }: Encryption): Buffer {
  const flags = Buffer.alloc(4);
  flags.writeInt32LE(permissions | 0);
  const unencrypted =
    revision >= 4 && !more.areMetadataEncrypted ? Buffer.alloc(4, 255) : Buffer.alloc(0);
  let key: Buffer = digest("md5", padding, owner.subarray(0, 32), flags, id, unencrypted);
  if (revision >= 3)
    for (let round = 0; round < 50; round += 1) key = digest("md5", key.subarray(0, keyBytes));
  key = key.subarray(0, keyBytes);
  if (revision === 2) return rc4(key, padding);
  let entry: Buffer = digest("md5", padding, id);
  for (let round = 0; round < 20; round += 1)
    entry = rc4(
      key.map((byte) => byte ^ round),
      entry,
    );
  return entry;
}

/** Algorithm 2.B: of 64 rounds, and a few more. */
function hardHash(salt: Buffer): Buffer {
  let key = digest("sha256", salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv("aes-128-cbc", key.subarray(0, 16), key.subarray(16, 32));
    const text = cipher.setAutoPadding(false).update(Buffer.concat(Array(64).fill(key)));
    const remainder = text.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = digest(["sha256", "sha384", "sha512"][remainder] ?? "sha256", text);
    last = text.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

/** OpenSSL 3 has it no more. Only to compare: nothing is encrypted with it. */
function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => {
    [state[a], state[b]] = [state[b] ?? 0, state[a] ?? 0];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return Buffer.from(data).map((byte) => {
    i = (i + 1) & 255;
    j = (j + (state[i] ?? 0)) & 255;
    swap(i, j);
    return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0);
  }) as Buffer;
}
