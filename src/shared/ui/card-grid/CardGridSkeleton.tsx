import type { ComponentType } from 'react';

import { CardGrid } from './CardGrid';

interface CardGridSkeletonProps {
  count: number;
  card: ComponentType;
}

/** Placeholders for cards that are loading. */
export const CardGridSkeleton = ({ count, card: Card }: CardGridSkeletonProps) => (
  <CardGrid isStale>
    {Array.from({ length: count }, (_, index) => (
      <Card key={index} />
    ))}
  </CardGrid>
);
