-- Left behind where a server ended between the deletion of expired tokens and that of their sessions, which are one statement now.
DELETE FROM sessions WHERE NOT EXISTS (SELECT FROM refresh_tokens WHERE refresh_tokens.family_id = sessions.id);
