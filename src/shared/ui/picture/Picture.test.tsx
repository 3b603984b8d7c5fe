import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

import { Picture } from './Picture';

it('shows its placeholder where a server rendered what had failed before the page was hydrated', () => {
  const picture = <Picture src="/lost.webp" alt="Panadol" placeholder="/placeholder.svg" width={80} height={80} />;
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(picture);
  const image = screen.getByRole('img', { name: 'Panadol' });
  expect(image).toHaveAttribute('src', '/lost.webp');
  // jsdom does not load pictures, so none would fail by itself.
  Object.defineProperty(image, 'complete', { value: true });

  render(picture, { container, hydrate: true });

  expect(image).toHaveAttribute('src', '/placeholder.svg');
});

it('shows its placeholder where a picture does not come', () => {
  render(<Picture src="/lost.webp" alt="Panadol" placeholder="/placeholder.svg" width={80} height={80} />);

  fireEvent.error(screen.getByRole('img', { name: 'Panadol' }));

  expect(screen.getByRole('img', { name: 'Panadol' })).toHaveAttribute('src', '/placeholder.svg');
});
