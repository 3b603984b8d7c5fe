import { render, screen } from '@testing-library/react';

import type { OrderStatus } from '@contract/order';

import { OrderStatusChip } from './OrderStatusChip';

/** The hue of a colour in degrees: red 0, yellow 60, green 120, blue 240. */
function hueOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (most === red) return (60 * ((green - blue) / span) + 360) % 360;
  return most === green ? 60 * ((blue - red) / span + 2) : 60 * ((red - green) / span + 4);
}

it.each([
  ['green', 'delivered', 'Delivered', 100, 160],
  ['blue', 'shipped', 'Shipped', 190, 240],
  ['purple', 'processing', 'Processing', 260, 300],
  ['yellow', 'pending', 'Pending', 30, 65],
  ['red', 'cancelled', 'Cancelled', 0, 15],
] as const satisfies [string, OrderStatus, string, number, number][])(
  'is %s where the order is %s',
  (_color, status, label, from, to) => {
    // Without renderApp, because only then the styles are in the document.
    render(<OrderStatusChip status={status} fulfilment="delivery" />);

    const { color } = getComputedStyle(screen.getByText(label).parentElement!);

    expect(hueOf(color)).toBeGreaterThanOrEqual(from);
    expect(hueOf(color)).toBeLessThanOrEqual(to);
  },
);
