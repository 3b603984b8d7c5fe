import { object, type Schema } from 'yup';

import { problemsOf } from '../testing/problemsOf';
import {
  egp,
  email,
  flag,
  gender,
  id,
  lines,
  list,
  listFields,
  mobile,
  requiredId,
  requiredText,
  text,
  timeOfDay,
  toE164,
  wholeNumber,
  workingDays,
} from './fields';
import { newPassword } from './password';

const problemOf = (field: Schema, value: unknown) => problemsOf(object({ field }), { field: value }).field?.[0];

describe('mobile', () => {
  it.each([
    '+201012345678',
    '01112345678',
    '00201212345678',
    '01512345678',
    ' 01012345678 ',
    '٠١٠١٢٣٤٥٦٧٨',
    '۰۱۰۱۲۳۴۵۶۷۸',
    '\u202a0101\u200b2345678\u202c',
    '+20 101 234 5678',
    '010-1234-5678',
    '(0101) 234.5678',
  ])('accepts %j', (phone) => {
    expect(problemOf(mobile(), phone)).toBeUndefined();
  });

  it.each([
    '+201312345678',
    '0101234567',
    '010123456789',
    '1012345678',
    '201012345678',
    '+20 101 234 567',
    '0021012345678',
    '01012345678 01112345678',
    '01012345678\n01012345678',
    'phone',
  ])('refuses %j', (phone) => {
    expect(problemOf(mobile(), phone)).toBe('phoneInvalid');
  });

  it.each(['', ' ', undefined])('asks for it when it is %j', (phone) => {
    expect(problemOf(mobile('pharmacyPhoneInvalid'), phone)).toBe('phoneRequired');
  });

  it.each([
    '+201012345678',
    '01012345678',
    '00201012345678',
    ' 01012345678 ',
    '٠١٠١٢٣٤٥٦٧٨',
    '۰۱۰۱۲۳۴۵۶۷۸',
    '\u200e01012345678\u2069',
    '+20 101 234 5678',
    '0101\u00a0234\u20115678',
  ])('is stored in one form, given %j', (phone) => {
    expect(toE164(mobile().cast(phone))).toBe('+201012345678');
  });
});

describe('text', () => {
  it.each(['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'])(
    'keeps no override of direction: %j',
    (mark) => {
      const written = `12 Tahrir${mark} Street`;

      expect(text(100).cast(written)).toBe('12 Tahrir Street');
      expect(lines(100).cast(written)).toBe('12 Tahrir Street');
      expect(text(100).cast(` ${mark} `)).toBe('');
    },
  );

  it.each(['\u200c', '\u200d', '\u200e', '\u200f', '\u061c'])(
    'keeps what joins letters, and marks of direction: %j',
    (mark) => {
      expect(text(100).cast(`12${mark}Tahrir`)).toBe(`12${mark}Tahrir`);
    },
  );
});

describe('numbers', () => {
  it.each([
    ['25', 25],
    [' 25.50 ', 25.5],
    ['٢٥', 25],
    ['٢٥٫٥', 25.5],
    ['\u200f۲۵٫۵\u200f', 25.5],
    ['.5', 0.5],
    ['1,234.50', 1234.5],
    ['١٬٢٣٤٫٥٠', 1234.5],
    ['1,000,000', 1_000_000],
    ['45,50', 45.5],
    ['٤٥،٥', 45.5],
    [7, 7],
  ])('reads %j', (value, number) => {
    expect(egp().cast(value)).toBe(number);
    expect(problemOf(egp(), value)).toBeUndefined();
  });

  it.each([
    '1e1',
    '0x10',
    'Infinity',
    '1,5',
    '1,00,000',
    '1,000٬000',
    '0,1234',
    '0,050',
    '٠٬٠٥٠',
    '٤٢،٥',
    '1,2,5',
    '٢٥ج',
    '٢٫٥٫٥',
    '',
    ' ',
    '2 5',
    '-',
  ])('takes %j for none', (value) => {
    expect(problemOf(wholeNumber(0, 100), value)).toBe('numberInvalid?least=0&most=100');
  });

  it.each(['٠'.repeat(100_000), `${'1'.repeat(100_000)}x`, `${'1,'.repeat(100_000)}x`, ' '.repeat(100_000)])(
    'reads none from more characters than anybody types, and at once',
    (value) => {
      const start = performance.now();
      expect(problemOf(wholeNumber(0, 100), value)).toBe('numberInvalid?least=0&most=100');
      expect(performance.now() - start).toBeLessThan(1000);
    },
  );

  it.each([-1, '-١', 101, 2.5])('keeps to whole ones between its bounds: %j', (value) => {
    expect(problemOf(wholeNumber(0, 100), value)).toBe('numberInvalid?least=0&most=100');
  });
});

describe('egp', () => {
  it.each([-0.001, 0.005, 1_000_000.001])(
    'says once what it takes of %j, whichever of its bounds it breaks',
    (value) => {
      expect(problemsOf(object({ field: egp(0.01) }), { field: value })).toEqual({
        field: ['amountInvalid?least=0.01&most=1000000'],
      });
    },
  );
});

describe('newPassword', () => {
  it.each(['Abcdef1!', 'Pass word 1_', 'Ünïcode-9', `Aa1!${'x'.repeat(124)}`, 'كلمةAb1!', 'Line\n1-x-Y'])(
    'accepts %j',
    (password) => {
      expect(problemOf(newPassword, password)).toBeUndefined();
    },
  );

  it.each([
    ['seven characters', 'Abcde1!'],
    ['no upper case', 'abcdefg1!'],
    ['no lower case', 'ABCDEFG1!'],
    ['no digit', 'Abcdefgh!'],
    ['nothing special', 'Abcdefg12'],
    ['a space as the only special one', 'Abcdefg 12'],
    ['an Arabic digit as the only special one', 'Abcdefg1٢'],
  ])('refuses %s', (_what, password) => {
    expect(problemOf(newPassword, password)).toBe('passwordWeak?min=8');
  });

  it('refuses what is longer than 128 characters', () => {
    expect(problemOf(newPassword, `Aa1!${'x'.repeat(125)}`)).toBe('passwordTooLong?max=128');
  });

  it('has the digits of every keyboard as Latin ones, and leaves those alone that are too many', () => {
    expect(newPassword.cast('٩𝟵9')).toBe('999');
    expect(newPassword.cast('𝟵'.repeat(128))).toBe('9'.repeat(128));
    expect(newPassword.cast('٩'.repeat(257))).toBe('٩'.repeat(257));
  });

  it('does not trim: a space belongs to the password', () => {
    expect(newPassword.cast(' Abcdef1! ')).toBe(' Abcdef1! ');
  });
});

describe('email', () => {
  it.each(['mona@example.com', 'm.adel+shop@mail.example.eg', ' Mona@Example.COM '])('accepts %j', (value) => {
    expect(problemOf(email, value)).toBeUndefined();
  });

  it.each(['mona', 'mona@', '@example.com', 'mona adel@example.com', 'a@b@c.com', 'mona@gmail', 'mona@gmail.'])(
    'refuses %j',
    (value) => {
      expect(problemOf(email, value)).toBe('emailInvalid');
    },
  );

  it('has at most 255 characters', () => {
    expect(problemOf(email, `${'x'.repeat(244)}@example.com`)).toBe('emailTooLong?max=255');
  });

  it('is trimmed and in lower case', () => {
    expect(email.cast(' Mona@Example.COM ')).toBe('mona@example.com');
    expect(email.cast('\u2066Mona@\u200bExample.COM\u2069 \u200f')).toBe('mona@example.com');
  });
});

describe('text', () => {
  const name = requiredText('nameRequired', 5, 'nameTooLong');

  it.each([
    ['', 'nameRequired'],
    ['   ', 'nameRequired'],
    [null, 'nameRequired'],
    ['123456', 'nameTooLong?max=5'],
    ['a\0b', 'textUnstorable'],
    ['\uD83D', 'textUnstorable'],
    ['\u200f', 'nameRequired'],
    [' \u200b\u2066\u200d\ufeff', 'nameRequired'],
    ['\u3164\ufe0f\u2800', 'nameRequired'],
    ['\n\x07', 'nameRequired'],
    ['\0', 'textUnstorable'],
    ['\u200e12345\u202c', undefined],
    [{}, 'fieldInvalid'],
    [['a'], 'fieldInvalid'],
    [' 12345 ', undefined],
    ['💊💊', undefined],
    ['منى', undefined],
  ])('says of %j: %s', (value, problem) => {
    expect(problemOf(name, value)).toBe(problem);
  });

  it('may be left out where it is not required', () => {
    expect(problemOf(text(5), undefined)).toBeUndefined();
    expect(problemOf(text(5), '')).toBeUndefined();
  });
});

describe('what was pasted', () => {
  const kept = (pasted: string) => [text(50).cast(pasted), lines(50).cast(pasted)];

  it.each([
    ['marks of direction around it', '\u202b\u200fمنى\u200f\u202c', 'منى'],
    ['nothing wide around it', ' \u200b\ufeffMona\u200b ', 'Mona'],
    ['a joiner behind it', 'Mona\u200d\u200c', 'Mona'],
  ])('is kept without %s', (_what, pasted, text) => {
    expect(kept(pasted)).toEqual([text, text]);
  });

  it.each([
    ['joins Persian letters', 'می\u200cخواهم'],
    ['joins emoji', '👩\u200d⚕\ufe0f'],
    ['tells the direction of a word', 'شارع \u200eA1\u200e غربي'],
  ])('keeps within it what %s', (_what, text) => {
    expect(kept(text)).toEqual([text, text]);
  });

  it('is one line where there is one, and keeps its lines where there are more', () => {
    expect(kept('12 Hoda St.\r\nZamalek\u2028Cairo\x07!\n')).toEqual([
      '12 Hoda St. Zamalek Cairo !',
      '12 Hoda St.\r\nZamalek\u2028Cairo\x07!',
    ]);
  });

  it.each([' ', '\u200b', '\n'])('takes no time for a gap of %j', (gap) => {
    const started = performance.now();

    kept(`a${gap.repeat(100_000)}b`);

    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('timeOfDay', () => {
  it.each([
    ['00:00', undefined],
    ['23:59', undefined],
    ['24:00', 'timeInvalid'],
    ['9:00', 'timeInvalid'],
    ['09:60', 'timeInvalid'],
    ['09:00:00', 'timeInvalid'],
    ['', 'openingTimeRequired'],
  ])('says of %j: %s', (value, problem) => {
    expect(problemOf(timeOfDay('openingTimeRequired'), value)).toBe(problem);
  });
});

describe('list', () => {
  const numbers = list(wholeNumber(0, 9), 3, 'tooLong');

  it('may be as long as it may be', () => {
    expect(numbers.validateSync([1, 2, 3])).toEqual([1, 2, 3]);
    expect(problemOf(numbers, [1, 2, 3, 4])).toBe('tooLong');
  });

  it('is not looked through when it is longer', () => {
    const problems = problemsOf(object({ field: numbers }), { field: Array(10_000).fill('x') });

    expect(problems.field).toEqual(['tooLong']);
    expect(Object.keys(problems)).toHaveLength(1 + 4);
  });
});

describe('workingDays', () => {
  it.each([
    [['saturday'], undefined],
    [[], 'workingDaysRequired'],
    [undefined, 'workingDaysRequired'],
    ['saturday', 'fieldInvalid'],
  ])('says of %j: %s', (value, problem) => {
    expect(problemOf(workingDays, value)).toBe(problem);
  });

  it('counts a day once', () => {
    expect(workingDays.validateSync(['friday', 'monday', 'friday'])).toEqual(['friday', 'monday']);
  });

  it('points at the day that is none', () => {
    expect(problemsOf(object({ days: workingDays }), { days: ['friday', 'Freitag'] })).toEqual({
      'days[1]': ['workingDayInvalid'],
    });
  });
});

describe('gender', () => {
  it.each([
    ['male', undefined],
    ['female', undefined],
    ['other', 'genderInvalid'],
    ['', 'genderInvalid'],
    [undefined, 'genderRequired'],
  ])('says of %j: %s', (value, problem) => {
    expect(problemOf(gender, value)).toBe(problem);
  });
});

describe('id', () => {
  it.each([
    [1, undefined],
    ['7', undefined],
    [2_147_483_647, undefined],
    [undefined, undefined],
    [0, 'idInvalid'],
    [-1, 'idInvalid'],
    [1.5, 'idInvalid'],
    [2_147_483_648, 'idInvalid'],
    ['abc', 'idInvalid'],
    ['', 'idInvalid'],
  ])('says of %j: %s', (value, problem) => {
    expect(problemOf(id(), value)).toBe(problem);
  });

  it.each([undefined, '', null, 'abc'])('asks in the words of its field, given %j', (value) => {
    expect(problemOf(requiredId('cityRequired'), value)).toBe('cityRequired');
  });
});

describe('flag', () => {
  it.each([
    ['true', true],
    ['1', true],
    ['false', false],
    [false, false],
  ])('reads %j', (value, read) => {
    expect(flag().cast(value)).toBe(read);
  });

  it('refuses what is neither', () => {
    expect(problemOf(flag(), 'maybe')).toBe('choiceInvalid');
    expect(problemOf(flag(), null)).toBe('fieldRequired');
  });
});

describe('listFields', () => {
  const query = object(listFields(15));

  it('fills in what a caller leaves out', () => {
    expect(query.cast({})).toEqual({ page: 1, paginate: 15, q: '' });
  });

  it('reads a query string', () => {
    expect(query.cast({ page: '3', paginate: '5', q: ' panadol ' })).toEqual({ page: 3, paginate: 5, q: 'panadol' });
  });

  it.each([
    [{ page: '0' }, { page: ['pageInvalid'] }],
    [{ page: '1.5' }, { page: ['pageInvalid'] }],
    [{ page: 'two' }, { page: ['pageInvalid'] }],
    [{ page: '1000001' }, { page: ['pageInvalid'] }],
    [{ paginate: '0' }, { paginate: ['pageSizeInvalid?max=100'] }],
    [{ paginate: '101' }, { paginate: ['pageSizeInvalid?max=100'] }],
    [{ q: 'x'.repeat(101) }, { q: ['textTooLong?max=100'] }],
  ])('refuses %j', (value, problems) => {
    expect(problemsOf(query, value)).toEqual(problems);
  });
});

describe('a list or an object', () => {
  it.each<[string, Schema, unknown]>([
    ['number', id(), 5],
    ['choice', flag(), true],
    ['text', text(10), 'a'],
  ])('does not pass for the %s that is in it', (_what, field, value) => {
    expect(problemOf(field, value)).toBeUndefined();
    expect(problemOf(field, [value])).toEqual(expect.any(String));
    expect(problemOf(field, { 0: value, length: 1 })).toEqual(expect.any(String));
  });
});

it('takes no number for a text', () => {
  expect(problemOf(text(10), 5)).toBe('fieldInvalid');
});

it.each(['Aa1!\0xyz', 'Aa1!\uD83Dxyz'])('takes no password that cannot be typed: %j', (password) => {
  expect(problemOf(newPassword, password)).toBe('textUnstorable');
});
