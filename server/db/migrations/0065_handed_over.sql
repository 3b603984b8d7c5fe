-- Since when an account is somebody else's than who had it before: where an older order goes is not for them to read.
ALTER TABLE "users" ADD COLUMN "handed_over_at" timestamp (3) with time zone;
