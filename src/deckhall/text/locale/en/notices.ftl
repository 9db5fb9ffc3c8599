# What the host tells everybody, and somebody who is banned: fetched when there is something to tell.

announcement-restart = { $minutes ->
    [0] The server is about to restart. Your games are saved and will continue on their own.
    [one] The server restarts in one minute. Your games are saved and will continue on their own.
   *[other] The server restarts in { $minutes } minutes. Your games are saved and will continue on their own.
}
announcement-switched-off = { $minutes ->
    [0] The server is about to be switched off. Your games are saved.
    [one] The server will be switched off in one minute. Your games are saved.
   *[other] The server will be switched off in { $minutes } minutes. Your games are saved.
}
announcement-trouble = Something isn't working as it should. We know, and we are on it.
announcement-be-kind = A friendly game is a better game: please be kind to each other.
banned = You are banned from this server
banned-until = Until { $time } you cannot play or watch here.
banned-for-good = You cannot play or watch here anymore.
host-note = The host says: { $note }
refusal-banned = You are banned from this server.
refusal-silenced = The host has muted you: nobody can read you for now.
