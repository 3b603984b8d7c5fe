import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

import { type Language, pickLanguage } from '@contract/language';

import { translate } from '../messages';

export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  pickLanguage(preferencesOf(headers['accept-language'] ?? ''));

/** In characters; a browser's header lists only a few languages. */
const MAX_HEADER_LENGTH = 500;

/** The languages of a header such as "ar-EG, en;q=0.8", the best first. */
function preferencesOf(header: string): string[] {
  const languages = header.slice(0, MAX_HEADER_LENGTH).toLowerCase().split(',');
  const weighed = languages.map((each) => {
    const [language = '', ...rest] = each.split(';').map((part) => part.trim());
    const weight = rest.find((part) => part.startsWith('q='))?.slice('q='.length) ?? '1';
    return { language, weight: Number(weight) };
  });
  return weighed
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ language }) => language);
}

/** Translates the message of a successful answer into the language that the request asks for. */
export const language = fp(async (app) => {
  app.addHook('preSerialization', async (request, reply, payload) => {
    if (reply.statusCode >= 300 || !hasMessage(payload)) return payload;
    return { ...payload, message: translate(payload.message, languageOf(request)) };
  });
});

const hasMessage = (payload: unknown): payload is { message: string } =>
  typeof payload === 'object' && payload !== null && 'message' in payload && typeof payload.message === 'string';
