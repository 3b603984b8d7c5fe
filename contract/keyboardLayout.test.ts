import { inOtherLayout } from './keyboardLayout';

it.each([
  ['fkh],g', 'بنادول'],
  [';,k[sjhg', 'كونجستال'],
  ['hkjdkhg', 'انتينال'],
  [';jhtbl', 'كتافلام'],
  ['FKH],G', 'بنادول'],
  ['w]hu', 'صداع'],
  ['hgu.fd', 'العزبي'],
  ['fv,tdk 400', 'بروفين 400'],
  ['حشىشيخم', 'panadol'],
  ['لاقعبثى', 'brufen'],
  ['ؤخىؤخق 5', 'concor 5'],
  ['شعلةثىفهى 1لة', 'augmentin 1gm'],
])('reads "%s" with the other layout as "%s"', (typed, meant) => {
  expect(inOtherLayout(typed)).toBe(meant);
});

it.each([
  'panadol',
  'panadl',
  'congstal',
  'zyrtec',
  'augmentin, flagyl',
  'بنادول',
  'باندول',
  'اوجمنتين ١ جم',
  'كونكور 5',
  'صداع',
  'xr',
  'prn',
  '500',
  '',
])('leaves "%s" as it was typed', (typed) => {
  expect(inOtherLayout(typed)).toBeUndefined();
});
