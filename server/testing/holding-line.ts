import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a server that a test can hold: what is sent meanwhile arrives later, and nobody is told of it. */
export interface HoldingLine {
  readonly port: number;
  hold(): void;
  release(): void;
  close(): Promise<void>;
}

export async function holdingLine(port: number): Promise<HoldingLine> {
  const sockets = new Set<Socket>();
  let isHeld = false;
  const keep = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket.on('data', (chunk) => other.write(chunk));
    socket.on('error', () => {}); // a close follows
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
    if (isHeld) socket.pause();
  };
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    keep(near, far);
    keep(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    hold() {
      isHeld = true;
      for (const socket of sockets) socket.pause();
    },
    release() {
      isHeld = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
