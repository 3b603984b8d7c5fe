/** Who an account belongs to. Apart from session.ts, so that the shell of the client can know it without the form rules. */
export const USER_TYPES = ['user', 'pharmacy'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** Registration payloads carry the type as a number (spec, section 1). */
export const USER_TYPE_ID = { user: 1, pharmacy: 2 } as const satisfies Record<UserType, number>;
