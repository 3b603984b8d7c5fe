import { loginInput, logoutInput, refreshInput } from './session';
import { problemsOf } from './testing/problemsOf';

describe('loginInput', () => {
  it('is not remembered unless it says so', () => {
    expect(loginInput.cast({ email: ' Mona@Example.com ', password: ' x ' })).toEqual({
      email: 'mona@example.com',
      password: ' x ',
      remember: false,
    });
  });

  it.each([
    [{}, { email: ['emailRequired'], password: ['passwordRequired'] }],
    [{ email: 'mona', password: 'x' }, { email: ['emailInvalid'] }],
    [{ email: `${'x'.repeat(250)}@a.com`, password: 'x' }, { email: ['emailTooLong?max=255'] }],
    [{ email: 'a@b.com', password: 'x'.repeat(129) }, { password: ['passwordTooLong?max=128'] }],
    // The rules for a new password do not apply to an existing one.
    [{ email: 'a@b.com', password: 'x', remember: 'true' }, {}],
  ])('says of %j: %j', (input, problems) => {
    expect(problemsOf(loginInput, input)).toEqual(problems);
  });
});

describe('refreshInput', () => {
  it.each([{}, { refresh_token: '' }, { refresh_token: 'x'.repeat(201) }])('refuses %j', (input) => {
    expect(problemsOf(refreshInput, input)).toEqual({ refresh_token: ['refreshTokenRequired'] });
  });
});

describe('logoutInput', () => {
  it.each([{}, { refresh_token: null }, { refresh_token: 'token' }])('accepts %j', (input) => {
    expect(problemsOf(logoutInput, input)).toEqual({});
  });
});
