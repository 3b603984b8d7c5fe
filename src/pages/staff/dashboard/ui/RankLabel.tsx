import Box from '@mui/material/Box';
import { ChartsText, type ChartsTextProps } from '@mui/x-charts/ChartsText';
import { createContext, use } from 'react';

import { clampLines } from '@/shared/ui/link-card';

import type { Place } from '../model/chartSeries';

export const LABEL_WIDTH = 168;
/** Of two lines and one below. */
const HEIGHT = 52;

/** Short enough to be left whole, and no figure of the other axis. */
export const rankTick = (id: Place['id']) => `#${id}`;

export const RankedPlaces = createContext<readonly Place[]>([]);

/** What stands beside a bar: the library would cut the strength of a medicine first, and half of one is another. */
export function RankLabel(tick: ChartsTextProps) {
  const place = use(RankedPlaces).find(({ id }) => rankTick(id) === tick.text);
  const gap = Number(tick.x);
  const width = LABEL_WIDTH - Math.abs(gap);
  if (!place) return <ChartsText {...tick} />;

  return (
    <foreignObject x={gap < 0 ? gap - width : gap} y={Number(tick.y) - HEIGHT / 2} width={width} height={HEIGHT}>
      <Box
        sx={{
          height: 1,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          typography: 'caption',
          lineHeight: 1.3,
          textAlign: 'end',
        }}
      >
        <Box component="bdi" sx={{ ...clampLines(2), textAlign: 'match-parent' }} title={place.label}>
          {place.name ?? place.label}
        </Box>
        {place.strength && (
          // On its own, and at the bar like the name above it.
          <div>
            <bdi>{place.strength}</bdi>
          </div>
        )}
      </Box>
    </foreignObject>
  );
}
