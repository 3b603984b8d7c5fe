/** The two types of accounts. They are not in session.ts, so that the client's start does not load the rules of forms. */
export const USER_TYPES = ['user', 'pharmacy'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** Registration payloads carry the type as a number (spec, section 1). */
export const USER_TYPE_ID = { user: 1, pharmacy: 2 } as const satisfies Record<UserType, number>;
