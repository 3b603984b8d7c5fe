import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { StructuredData } from './StructuredData';

it('hydrates what the server rendered under another name of the host', async () => {
  const drawnAt = (url: string) => <StructuredData type="Product" properties={{ url }} />;
  const page = document.createElement('div');
  page.innerHTML = renderToString(drawnAt('https://dawaya.example/1'));
  const problems: unknown[] = [];

  await act(async () => {
    hydrateRoot(page, drawnAt('https://www.dawaya.example/1'), {
      onRecoverableError: (problem) => void problems.push(problem),
    });
  });

  expect(problems).toEqual([]);
  expect(page.textContent).toContain('https://dawaya.example/1');
});
