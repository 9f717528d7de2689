import { afterEach, expect, test } from 'vitest';
import { enrolment, lockDatabase, post } from './support/requests';
import { type RunningApp, startApp } from './support/start-app';

let server: RunningApp;

afterEach(async () => {
  await server.stop();
});

test('503 says in how many seconds to come again', async () => {
  server = await startApp();
  const unlock = lockDatabase(server.databaseFile);
  const answer = await post(server.url, enrolment);
  unlock();
  expect(answer).toMatchObject({ status: 503, body: { error: expect.any(String) } });
  expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d?$/);
});

test('500 says nothing of the inside', async () => {
  server = await startApp({
    prepare: (app) => {
      app.get('/api/broken', async () => {
        throw Object.assign(new Error('at line 7'), { detail: 'Aisyah Rahman', statusCode: 502 });
      });
    },
  });
  const answer = await fetch(`${server.url}/api/broken`);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({ error: expect.stringMatching(/^Something went wrong/) });
});
