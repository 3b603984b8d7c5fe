import { contactInput } from './contact';
import { problemsOf } from './testing/problemsOf';

const input = (overrides = {}) => ({
  name: 'Omar Hassan',
  email: 'omar@example.com',
  subject: 'Late order',
  message: 'Where is it?',
  ...overrides,
});

describe('contactInput', () => {
  it.each([
    [{}, {}],
    [{ phone: '' }, {}],
    [{ phone: '(02) 2345-6789' }, {}],
    [{ phone: '+٢٠١٠١٢٣٤٥٦٧٨' }, {}],
    [{ phone: '\u2066(02) 2345-6789\u2069' }, {}],
    [{ phone: '(02)\u200e2345-6789' }, {}],
    [{ phone: 'call me' }, { phone: ['phoneInvalid'] }],
    [{ phone: '1'.repeat(21) }, { phone: ['phoneInvalid?max=20'] }],
    [{ name: ' ' }, { name: ['nameRequired'] }],
    [{ name: 'x'.repeat(101) }, { name: ['nameTooLong?max=100'] }],
    [{ email: 'omar' }, { email: ['emailInvalid'] }],
    [{ subject: '' }, { subject: ['subjectRequired'] }],
    [{ subject: 'x'.repeat(151) }, { subject: ['subjectTooLong?max=150'] }],
    [{ subject: 'My card is 4111111111111111' }, { subject: ['cardNumberWritten'] }],
    [{ message: 'My card is 5555-5555-5555-4444' }, { message: ['cardNumberWritten'] }],
    [{ message: 'Charge 4111 1111 1111 1111 12/27 123' }, { message: ['cardNumberWritten'] }],
    [{ message: '' }, { message: ['messageRequired'] }],
    [{ message: 'x'.repeat(5001) }, { message: ['messageTooLong?max=5000'] }],
  ])('says of %j: %j', (overrides, problems) => {
    expect(problemsOf(contactInput, input(overrides))).toEqual(problems);
  });

  it('looks for no card in a message that is too long anyway', () => {
    const message = '4111 1111 1111 1111 '.repeat(5000);

    expect(problemsOf(contactInput, input({ message }))).toEqual({ message: ['messageTooLong?max=5000'] });
  });

  it('takes no phone for an empty one', () => {
    expect(contactInput.cast(input()).phone).toBe('');
  });
});
