import Chip, { type ChipProps } from '@mui/material/Chip';

/** Text colours with enough contrast on their own tint (WCAG AA), in the light and the dark scheme. */
const LOOK = {
  green: { light: '#14602F', dark: '#7FDBA2' },
  blue: { light: '#174F7D', dark: '#8FC7F2' },
  purple: { light: '#5B2A86', dark: '#CBA6EE' },
  yellow: { light: '#7A4A00', dark: '#F3C26B' },
  red: { light: '#9B1C15', dark: '#F5A29B' },
  grey: { light: '#4A5560', dark: '#B8C2CC' },
};
export type StatusColor = keyof typeof LOOK;

/** The colour at 14 % opacity. */
const tint = (color: string) => `${color}24`;

interface StatusChipProps extends Pick<ChipProps, 'icon'> {
  color: StatusColor;
  label: string;
  /** Whether a long label may wrap. */
  canWrap?: boolean;
}

/** A status, in a word and a colour, optionally with an icon. */
export function StatusChip({ color, icon, label, canWrap = false }: StatusChipProps) {
  const { light, dark } = LOOK[color];

  return (
    <Chip
      size="small"
      icon={icon}
      label={label}
      sx={[
        { color: light, bgcolor: tint(light), '& .MuiChip-icon': { color: 'inherit' } },
        canWrap && { '& .MuiChip-label': { whiteSpace: 'normal' } },
        (theme) => theme.applyStyles('dark', { color: dark, backgroundColor: tint(dark) }),
      ]}
    />
  );
}
