import { Agent, request } from 'node:http';

export type Answer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  ms: number;
};

/** A question to a gateway, and the text of an answer about its subject and no other. */
export type Question = { path: string; tells: string };

export const phoneQuestion = (digits: string): Question => ({
  path: `/phone?phone_number=${digits}&country_code=CH`,
  tells: `"formatinternational":"+${digits}"`,
});
export const callerQuestion = (digits: string): Question => ({
  path: `/caller?number=%2B${digits}`,
  tells: `"name":"Holder of +${digits}"`,
});
export const ipQuestion = (ip: string): Question => ({ path: `/ip?ip=${ip}`, tells: `"ip":"${ip}"` });

/** A member's browser: one kept-alive connection. A reset of a connection that was used before is tried once more, and counted. */
export function createMember(origin: string, token: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const member = { resets: 0, ask, close: () => agent.destroy() };

  function ask(path: string): Promise<Answer> {
    return askOnce(path).catch((problem: Error & { reused?: boolean }) => {
      if (!problem.reused) throw problem;
      member.resets += 1;
      return askOnce(path);
    });
  }

  function askOnce(path: string): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const start = performance.now();
    const sent = request(`${origin}${path}&api_key=${token}`, { agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(chunks).toString(), ms: performance.now() - start });
      });
    });
    sent.once('error', (problem) => reject(Object.assign(problem, { reused: sent.reusedSocket })));
    sent.end();
    return promise;
  }
  return member;
}

/** Asks once, on a connection of its own. */
export async function askOnce(origin: string, token: string, path: string): Promise<Answer> {
  const member = createMember(origin, token);
  try {
    return await member.ask(path);
  } finally {
    member.close();
  }
}
