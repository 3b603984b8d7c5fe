-- Every attempt is counted in this table, not only failed sign-ins, and a token descends from a session.
ALTER TABLE "login_failures" RENAME TO "attempts";--> statement-breakpoint
ALTER TABLE "attempts" RENAME COLUMN "failures" TO "count";--> statement-breakpoint
ALTER TABLE "attempts" RENAME CONSTRAINT "login_failures_pkey" TO "attempts_pkey";--> statement-breakpoint
ALTER TABLE "refresh_tokens" RENAME COLUMN "family_id" TO "session_id";--> statement-breakpoint
ALTER TABLE "refresh_tokens" RENAME CONSTRAINT "refresh_tokens_family_id_sessions_id_fk" TO "refresh_tokens_session_id_sessions_id_fk";--> statement-breakpoint
ALTER INDEX "refresh_tokens_by_family" RENAME TO "refresh_tokens_by_session";
