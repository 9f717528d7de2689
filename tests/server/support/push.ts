import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Starts a push service that responds to each device with its status, by default 201. */
export async function startPushService() {
  const statuses = new Map<string, number>();
  const received: { device: string; body: Buffer }[] = [];
  const server = createServer(async (request, response) => {
    const device = request.url ?? '';
    const body = await buffer(request);
    const status = statuses.get(device) ?? 201;
    if (status === 201) received.push({ device, body });
    response.writeHead(status, { location: '/elsewhere' }).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    statuses,
    received,
    origin: `http://127.0.0.1:${port}`,
    stop: async () => void server.close(),
  };
}

/** A device that can decrypt what it is sent (RFC 8291). */
export function makeDevice(endpoint: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const derive = (secret: Uint8Array, salt: Uint8Array, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    subscription: {
      endpoint,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    read: (body: Buffer): unknown => {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body[20]!);
      const sealed = body.subarray(21 + sender.length);
      const context = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
      const secret = derive(keys.computeSecret(sender), auth, context, 32);
      const part = (name: string, length: number) =>
        derive(secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length);
      const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(text.toString().replace(/[^}]*$/, ''));
    },
  };
}
