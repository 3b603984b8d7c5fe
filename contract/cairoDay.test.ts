import { CAIRO, dayInCairo, isSummerInCairo, momentInCairo } from './cairoDay';

const HOUR_MS = 3_600_000;
const hoursFrom = (start: string, end: string) => {
  const first = Date.parse(start);
  return Array.from({ length: (Date.parse(end) - first) / HOUR_MS }, (_, hours) => new Date(first + hours * HOUR_MS));
};

const clockOf = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit' });

it('knows the hours in which Egypt has summer time, as this machine does', () => {
  const [cairo, summer] = [clockOf(CAIRO), clockOf('Etc/GMT-3')];
  const wrong = hoursFrom('2022-01-01', '2036-01-01').filter(
    (moment) => isSummerInCairo(moment) !== (cairo.format(moment) === summer.format(moment)),
  );

  expect(wrong).toEqual([]);
});

it('changes no moment where the zone is known', () => {
  const moment = new Date('2026-07-01T21:30Z');

  expect(momentInCairo(moment)).toEqual(moment);
});

it.each([
  ['the last minute of a day in winter', '2026-01-10T21:59:59Z', '2026-01-10'],
  ['midnight in winter', '2026-01-10T22:00:00Z', '2026-01-11'],
  ['midnight in summer', '2026-07-10T21:00:00Z', '2026-07-11'],
  ['the midnight that the clock leaps over in April', '2026-04-23T22:00:00Z', '2026-04-24'],
  ['the hour that comes twice in October', '2026-10-29T21:30:00Z', '2026-10-29'],
])('knows which day %s belongs to', (_moment, iso, day) => {
  expect(dayInCairo(new Date(iso))).toBe(day);
});

describe('in a browser with the time zones of 2022', () => {
  let inOldBrowser: typeof momentInCairo;

  beforeAll(async () => {
    jest.spyOn(Date.prototype, 'toLocaleTimeString').mockImplementation(function (this: Date, locale) {
      return new Intl.DateTimeFormat(locale, { timeZone: 'Etc/GMT-2', timeStyle: 'medium' }).format(this);
    });
    await jest.isolateModulesAsync(async () => {
      inOldBrowser = (await import('./cairoDay')).momentInCairo;
    });
    jest.restoreAllMocks();
  });

  it.each([
    ['2026-04-23T21:59Z', '23:59'],
    ['2026-04-23T22:00Z', '01:00'],
    ['2026-07-01T21:30Z', '00:30'],
    ['2026-10-29T20:59Z', '23:59'],
    ['2026-10-29T21:00Z', '23:00'],
    ['2026-12-31T22:00Z', '00:00'],
  ])('shows %s as %s', (moment, shown) => {
    const form = { timeZone: 'Etc/GMT-2', hour: '2-digit', minute: '2-digit' } as const;

    expect(inOldBrowser(new Date(moment)).toLocaleTimeString('sv-SE', form)).toBe(shown);
  });
});
