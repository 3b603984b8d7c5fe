import { type Static, Type } from '@sinclair/typebox';

import { DateTime, Shape } from './envelope';

/** A member of a pharmacy's staff, as the others see them. */
export const Colleague = Shape('Colleague', {
  id: Type.Integer(),
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  position: Type.String(),
  joined_at: DateTime(),
  is_self: Type.Boolean({ description: 'The caller' }),
  is_manager: Type.Boolean({ description: 'Joined with the pharmacy: the one who invites and removes' }),
});
export type Colleague = Static<typeof Colleague>;

export const Invitation = Shape('Invitation', {
  id: Type.Integer(),
  email: Type.String(),
  expires_at: DateTime('When its link stops working'),
});
export type Invitation = Static<typeof Invitation>;

export const Colleagues = Shape('Colleagues', {
  colleagues: Type.Array(Colleague, { description: 'Who manages comes first, then who joined first' }),
  invitations: Type.Array(Invitation, { description: 'Whose link still works and was not followed' }),
});
export type Colleagues = Static<typeof Colleagues>;

/** What somebody sees who opens the link of an invitation. */
export const InvitedTo = Shape('InvitedTo', {
  email: Type.String({ description: 'The address that the link went to, and the account will have' }),
  pharmacy: Type.Object({ name: Type.String(), name_ar: Type.String() }),
});
export type InvitedTo = Static<typeof InvitedTo>;
