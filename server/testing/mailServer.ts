import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body as received, without the line breaks of the encoding. */
  source: string;
}

/** A mail server that accepts everything, except for recipients that `refuse` names. */
export async function startMailServer() {
  const received: ReceivedMail[] = [];
  let refusal: { reason: string; responseCode: number; recipient?: string } | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const isRefused = refusal && (refusal.recipient ?? address) === address;
      done(isRefused ? Object.assign(new Error(refusal?.reason), { responseCode: refusal?.responseCode }) : null);
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8').replaceAll('=\r\n', ''),
        });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');

  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    /** From now on every recipient, or only this one, is refused temporarily, for this reason. Without a reason, all are accepted again. */
    refuse: (reason?: string, recipient?: string) => {
      refusal = reason === undefined ? undefined : { reason, responseCode: 451, recipient };
    },
    /** From now on this recipient is refused for good with a 5xx, by default as one that does not exist. */
    refuseForGood: (recipient: string, reason = `no such user: ${recipient}`, responseCode = 550) => {
      refusal = { reason, responseCode, recipient };
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
