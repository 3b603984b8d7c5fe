import { changedValues } from './changedValues';

const before = { name: 'Nile', opens: '09:00', closes: '22:00', days: ['saturday'], limit: null as number | null };

it('names what was changed and nothing else', () => {
  expect(changedValues({ ...before, name: '', limit: 3 }, before)).toEqual({ name: '', limit: 3 });
});

it('takes an equal list for the same', () => {
  expect(changedValues({ ...before, days: ['saturday'] }, before)).toBeNull();
  expect(changedValues({ ...before, days: ['sunday'] }, before)).toEqual({ days: ['sunday'] });
});

it('names together what belongs together', () => {
  expect(changedValues({ ...before, closes: '23:00' }, before, [['opens', 'closes']])).toEqual({
    opens: '09:00',
    closes: '23:00',
  });
});
