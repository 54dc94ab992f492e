// Made from docs/openapi/auth.json.
export interface paths {
    "/api/v1/projects/{project}/quotas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the quotas that this service keeps, and what the project has used of them */
        get: operations["listQuotas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/auth-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the settings of Authentication */
        get: operations["getAuthSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change settings of Authentication; a field that is named is replaced as a whole */
        patch: operations["updateAuthSettings"];
        trace?: never;
    };
    "/api/v1/auth/accounts/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign up with an e-mail address or a phone */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/accounts/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with an e-mail address or a phone */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/accounts/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish signing in with the code */
        post: operations["verifySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/accounts/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the next tokens of a session */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/accounts/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read your account */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change your account */
        patch: operations["updateAccount"];
        trace?: never;
    };
    "/api/v1/auth/accounts/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session that makes this request */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/accounts/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to change your e-mail address: sends a code to the new one */
        post: operations["changeAccountEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/accounts/me/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change your e-mail address with the code; the old address is told */
        post: operations["confirmAccountEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/accounts/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your sessions */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/accounts/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of your sessions */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/accounts/factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your factors */
        get: operations["listAccountFactors"];
        put?: never;
        /** Add an authenticator app, a phone or an address; its first code confirms it */
        post: operations["addAccountFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/accounts/factors/{id}/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for the proof of a factor: sends a code, or says what a passkey is to sign */
        post: operations["challengeAccountFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/accounts/factors/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove a factor: confirms it, finishes signing in, or steps up */
        post: operations["verifyAccountFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/accounts/factors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a factor, soon after one was given */
        delete: operations["removeAccountFactor"];
        options?: never;
        head?: never;
        /** Give one of your factors another name */
        patch: operations["renameAccountFactor"];
        trace?: never;
    };
    "/api/v1/auth/accounts/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask how many codes are left */
        get: operations["getAccountRecoveryCodes"];
        put?: never;
        /** Make ten new recovery codes, soon after a factor was given; older ones are void */
        post: operations["makeAccountRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/accounts/recovery-codes/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a recovery code in the place of a factor */
        post: operations["useAccountRecoveryCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/accounts/step-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a second factor to a session; its tokens say so for 15 minutes and longer */
        post: operations["stepUpAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/accounts/passkeys/register/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to register a passkey */
        post: operations["askForAccountPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/accounts/passkeys/register/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register the passkey that the browser has made */
        post: operations["registerAccountPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/accounts/passkeys/login/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to sign in with a passkey, without a name */
        post: operations["askToSignInWithAccountPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/accounts/passkeys/login/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a passkey */
        post: operations["signInWithAccountPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/accounts/local": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in as the owner of the installation */
        post: operations["signInLocally"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/device/{user_code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what a device asks for */
        get: operations["getDevice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/device/{user_code}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a device act as you */
        post: operations["approveDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/device/{user_code}/deny": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse a device */
        post: operations["denyDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/otp/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the prefixes and countries that get no codes */
        get: operations["listOtpBlocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/otp/blocks/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let codes go there again */
        post: operations["releaseOtpBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/otp/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count how far verifications came */
        get: operations["getOtpStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/otp/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code to a phone or an address */
        post: operations["requestOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/otp/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check a code and sign its user in */
        post: operations["verifyOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List verifications */
        get: operations["listOtps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/otp/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the same code again */
        post: operations["resendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/otp/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a pending verification */
        post: operations["cancelOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/otp/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a verification */
        get: operations["getOtp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/magic-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a link that signs a user in */
        post: operations["requestMagicLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/magic-links/exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in the user who came back with the code of a link */
        post: operations["exchangeMagicLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/magic-links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a link, without its secret */
        get: operations["getMagicLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the users of your product */
        get: operations["listUsers"];
        put?: never;
        /** Make a user of your product */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a user */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /** Delete a user and end the sessions */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /** Change or ban a user */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/api/v1/auth/users/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign a user out everywhere */
        delete: operations["endSessionsOfUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the user whose token this is */
        get: operations["getOwnUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sessions/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the next tokens of a user's session; the refresh token is all it takes */
        post: operations["refreshUserSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sessions/introspect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask whether a user's access token is good now */
        post: operations["introspectUserToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the sessions of users */
        get: operations["listUserSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End a session of a user */
        delete: operations["endUserSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code that makes a user with a password, or changes the password */
        post: operations["signUpUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sign-up/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish a sign-up with the code */
        post: operations["verifyUserSignUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sign-in/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign a user in with a password */
        post: operations["signInUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the factors of the user */
        get: operations["listOwnFactors"];
        put?: never;
        /** Add an authenticator app, a phone or an address; its first code confirms it */
        post: operations["addOwnFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/factors/{id}/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for the proof of a factor: sends a code, or says what a passkey is to sign */
        post: operations["challengeOwnFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/factors/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove a factor: confirms it, finishes signing in, or steps up */
        post: operations["verifyOwnFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/factors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a factor, soon after one was given */
        delete: operations["removeOwnFactor"];
        options?: never;
        head?: never;
        /** Give a factor another name */
        patch: operations["renameOwnFactor"];
        trace?: never;
    };
    "/api/v1/auth/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask how many codes are left */
        get: operations["getOwnRecoveryCodes"];
        put?: never;
        /** Make ten new recovery codes, soon after a factor was given; older ones are void */
        post: operations["makeOwnRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/recovery-codes/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a recovery code in the place of a factor */
        post: operations["useOwnRecoveryCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/step-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a second factor to a session; its tokens say so for 15 minutes and longer */
        post: operations["stepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/passkeys/register/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to register a passkey */
        post: operations["askForPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/passkeys/register/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register the passkey that the browser has made */
        post: operations["registerPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/passkeys/login/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to sign a user in with a passkey, without a name */
        post: operations["askToSignInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/passkeys/login/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign a user in with a passkey */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/users/{id}/factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the factors of a user */
        get: operations["listUserFactors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/users/{id}/factors/{factor}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a factor of a user who has lost it */
        delete: operations["removeUserFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/users/{id}/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List how a user can sign in */
        get: operations["listUserIdentities"];
        put?: never;
        /** Let a user sign in with an identity at a provider that you know to be theirs */
        post: operations["linkUserIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/users/{id}/identities/{identity}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a way to sign in from a user, but never the last one */
        delete: operations["unlinkUserIdentity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/me/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List how you can sign in */
        get: operations["listOwnIdentities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/me/identities/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code that makes a number or an address yours */
        post: operations["startOwnContactLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/me/identities/code/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a number or an address yours with the code */
        post: operations["finishOwnContactLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/me/identities/{identity}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Give up a way to sign in, but never the last one */
        delete: operations["unlinkOwnIdentity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the sign-in providers */
        get: operations["listSignInProviders"];
        put?: never;
        /** Let users sign in with an outside provider */
        post: operations["createSignInProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/providers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a sign-in provider */
        get: operations["getSignInProvider"];
        put?: never;
        post?: never;
        /** Remove a sign-in provider that nobody uses */
        delete: operations["deleteSignInProvider"];
        options?: never;
        head?: never;
        /** Change a sign-in provider */
        patch: operations["updateSignInProvider"];
        trace?: never;
    };
    "/api/v1/auth/providers/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** See whether a sign-in provider is reached and takes your client */
        post: operations["testSignInProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sign-in/provider/exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Trade the code that a user came back with for a session */
        post: operations["exchangeSignInCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sign-in/id-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign a user in with the ID token of a native app */
        post: operations["signInWithIdToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/me/identities/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to link an identity of an outside provider to yourself */
        post: operations["startIdentityLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/me/identities/exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Link the identity that you came back with */
        post: operations["finishIdentityLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/hooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the sign-in hooks */
        get: operations["listSignInHooks"];
        put?: never;
        /** Have your servers asked when users sign up or in */
        post: operations["createSignInHook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/hooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a sign-in hook */
        get: operations["getSignInHook"];
        put?: never;
        post?: never;
        /** Remove a sign-in hook */
        delete: operations["deleteSignInHook"];
        options?: never;
        head?: never;
        /** Change a sign-in hook */
        patch: operations["updateSignInHook"];
        trace?: never;
    };
    "/api/v1/auth/hooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask a sign-in hook about somebody made up, and see how it answers */
        post: operations["testSignInHook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sign-in/anonymous": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a user whom nobody knows yet; linking an identity keeps it */
        post: operations["signInAnonymously"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/users/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take users in from elsewhere
         * @description The body is NDJSON or one JSON array, at most 10,000 users. Each has an `external_id`, and may have the fields of a user and `password_hash`. The answer has one line for each: `line`, `external_id`, `status` (`created`, `updated`, `unchanged` or `failed`), `id`, `error`.
         */
        post: operations["importUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download all users
         * @description One user a line (NDJSON), oldest first.
         */
        get: operations["exportUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your projects */
        get: operations["listProjects"];
        put?: never;
        /** Create a project */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a project */
        get: operations["getProject"];
        put?: never;
        post?: never;
        /** Delete a project and end its keys */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        /** Rename a project */
        patch: operations["updateProject"];
        trace?: never;
    };
    "/api/v1/projects/{project}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the members of a project */
        get: operations["listMembers"];
        put?: never;
        /** Add a person to a project */
        post: operations["addMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/members/{account_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a member from a project */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /** Change the role of a member */
        patch: operations["updateMember"];
        trace?: never;
    };
    "/api/v1/projects/{project}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the invitations of a project */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite a person to a project by e-mail
         * @description Only owners invite owners. A project has one open invitation for an address.
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take an open invitation back */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/invitations/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an open invitation again
         * @description It gets a new link and 7 more days; the link before stops working.
         */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the invitations to you */
        get: operations["listOwnInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invitations/{token_or_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an invitation to you */
        get: operations["getOwnInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invitations/{token_or_id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation and join the project
         * @description Only the account with the verified e-mail address of the invitation can.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invitations/{token_or_id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline an invitation */
        post: operations["declineInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the keys of a project */
        get: operations["listKeys"];
        put?: never;
        /** Make an API key */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a key, without its secret */
        get: operations["getKey"];
        put?: never;
        post?: never;
        /** Revoke a key */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        /** Change the name, the allow-list, the limit or the end of a key */
        patch: operations["updateKey"];
        trace?: never;
    };
    "/api/v1/projects/{project}/keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace a key; the old one works on for a while */
        post: operations["rotateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/kyc/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the verifications */
        get: operations["listKycSessions"];
        put?: never;
        /** Begin to verify an identity */
        post: operations["createKycSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/kyc/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a verification */
        get: operations["getKycSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/kyc/sessions/{id}/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is known of the person
         * @description That you looked is written to the audit log.
         */
        get: operations["getKycIdentity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/kyc/sessions/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Call a verification off */
        post: operations["cancelKycSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/kyc/sessions/{id}/redact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete pictures and personal fields, and keep the outcome */
        post: operations["redactKycSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/kyc/capture/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what is wanted of the person */
        get: operations["getKycCapture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/kyc/capture/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload one side of a document
         * @description The body is the picture: JPEG, PNG or WebP of at most 15 MB.
         */
        post: operations["uploadKycDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/kyc/capture/selfie": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a picture of the face */
        post: operations["uploadKycSelfie"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/kyc/capture/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand in what was uploaded */
        post: operations["submitKycCapture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/kyc/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fetch a picture by its link */
        get: operations["getKycImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/kyc/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what people have to look at */
        get: operations["listKycReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/kyc/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a review with everything to decide it by
         * @description Links to pictures last a minute. That you looked is written to the audit log.
         */
        get: operations["getKycReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/kyc/reviews/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a review in hand */
        post: operations["claimKycReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/kyc/reviews/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a review back */
        post: operations["releaseKycReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/kyc/reviews/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide a review */
        post: operations["decideKycReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/kyc/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the providers of checks */
        get: operations["listKycProviders"];
        put?: never;
        /** Add a provider of checks */
        post: operations["createKycProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/kyc/providers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a provider of checks */
        get: operations["getKycProvider"];
        put?: never;
        post?: never;
        /** Remove a provider of checks */
        delete: operations["deleteKycProvider"];
        options?: never;
        head?: never;
        /** Change a provider of checks */
        patch: operations["updateKycProvider"];
        trace?: never;
    };
    "/api/v1/kyc/callbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a check that was asked for before
         * @description The bytes are JSON with `reference`, `status` and `reasons`, signed as Standard Webhooks has it.
         */
        post: operations["answerKycCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the products and their addresses */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/products/{product}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to use a product; gives a key */
        post: operations["provisionProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the OpenID clients */
        get: operations["listOidcClients"];
        put?: never;
        /** Make an OpenID client */
        post: operations["createOidcClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an OpenID client */
        get: operations["getOidcClient"];
        put?: never;
        post?: never;
        /** Delete an OpenID client and what was given to it */
        delete: operations["deleteOidcClient"];
        options?: never;
        head?: never;
        /** Change an OpenID client */
        patch: operations["updateOidcClient"];
        trace?: never;
    };
    "/api/v1/auth/clients/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace the secret of an OpenID client; the one before works on for a while */
        post: operations["rotateOidcClientSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/auth-settings/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** See the sign-in page as it would be with other settings; nothing is saved */
        post: operations["previewSignInPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened
         * @description Events are kept for 30 days.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/events/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow what happens
         * @description Server-sent events named `event`, each with an Event. Without a resume point the stream starts with what happens next; with one, nothing is left out or repeated.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who changed what */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the audit log
         * @description One AuditEntry a line (NDJSON), newest first.
         */
        get: operations["exportAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show what the project used of this service */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List webhooks, newest first */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Have events sent to an address
         * @description Each event is posted as JSON, signed as Standard Webhooks has it, at least once and always with the same `webhook-id`; an answer of 2xx ends the delivery. A delivery that fails is tried again after 5 s, 1 min, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h, each give or take 5 %: 11 attempts in about three days. A webhook to which nothing could be delivered for 5 days is disabled, and one that answers 410 at once; the event `webhook.disabled` tells so.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/webhooks/{webhook}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a webhook */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /** Delete a webhook and its log */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook
         * @description Enabling it again forgives what failed before.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/api/v1/projects/{project}/webhooks/{webhook}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the signing secret
         * @description Deliveries carry a signature of each secret until the overlap is over.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/webhooks/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List deliveries to all webhooks, newest first */
        get: operations["listAllWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/webhooks/{webhook}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test event */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/webhooks/{webhook}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List deliveries, newest first */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/webhooks/{webhook}/deliveries/{delivery}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a delivery: what is sent, and every attempt */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/webhooks/{webhook}/deliveries/{delivery}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a delivery again */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        QuotaUse: {
            /** @description What is counted, such as `keys` or `messages_per_day`. */
            name: string;
            /** @description Most that the project may have; null for any number. */
            limit: number | null;
            /** @description How much of it is used now; daily quotas start again at 00:00 UTC. */
            used: number;
        };
        AuthSettings: {
            /**
             * @description Each mode has settings of its own.
             * @enum {string}
             */
            mode: "live" | "test";
            branding: components["schemas"]["BrandingSettings"];
            sign_in_page: components["schemas"]["SignInPageSettings"];
            otp: components["schemas"]["OtpSettings"];
            magic_links: components["schemas"]["MagicLinkSettings"];
            two_factor: components["schemas"]["TwoFactorSettings"];
            anonymous_users: components["schemas"]["AnonymousUsersSettings"];
            kyc: components["schemas"]["KycSettings"];
            /**
             * Format: date-time
             * @description When they were last changed; null if never.
             */
            updated_at: string | null;
        };
        /** @description How mails and pages for your users look. */
        BrandingSettings: {
            /** @description Name of your product as users know it; null for none. */
            name: string | null;
            /** @description Colour of buttons, `#rrggbb`. */
            primary_color: string;
            /** @description Colour behind the content, `#rrggbb`. */
            background_color: string;
            /**
             * Format: uri
             * @description Address of your logo; null for none.
             */
            logo_url: string | null;
            /**
             * Format: uri
             * @description Where users find help; null for nowhere.
             */
            support_url: string | null;
        };
        /** @description The hosted sign-in page of your OpenID provider. */
        SignInPageSettings: {
            /** @description Whether users may sign in with a password. */
            is_password_offered: boolean;
            /** @description Whether users may sign in with a code that is sent. */
            is_code_offered: boolean;
            /** @description Whether users may sign in with a passkey. */
            is_passkey_offered: boolean;
            /** @description Whether users may sign in with a link by mail, in the same browser. */
            is_link_offered: boolean;
            /**
             * Format: uri
             * @description Your terms of use; null for none.
             */
            terms_url: string | null;
            /**
             * Format: uri
             * @description Your privacy policy; null for none.
             */
            privacy_url: string | null;
            /** @description Your own words on the first page, by language. */
            texts: {
                en?: components["schemas"]["SignInPageTexts"];
                de?: components["schemas"]["SignInPageTexts"];
                fr?: components["schemas"]["SignInPageTexts"];
                es?: components["schemas"]["SignInPageTexts"];
            };
        };
        SignInPageTexts: {
            /** @description The heading of the first page, in the place of ours. */
            title?: string;
            /** @description The line below it; `{app}` stands for the app that asked. */
            lead?: string;
            /** @description A line below the form. */
            note?: string;
        };
        /** @description One-time passwords. */
        OtpSettings: {
            /** @description Digits of a code. */
            code_length: number;
            /** @description Seconds for which a code is good. */
            ttl_s: number;
            /** @description Countries whose numbers get codes (ISO 3166-1); null for all. */
            allowed_countries: string[] | null;
            /** @description Blocks prefixes and countries to which many codes go and few are entered. */
            is_conversion_guarded: boolean;
            /** @description Language of messages when a request names none. */
            default_locale: string;
            /** @description Your own texts by language, in the place of ours. */
            templates: {
                [key: string]: components["schemas"]["OtpTemplate"];
            };
            /** @description Numbers of test mode with a fixed code; nothing is sent to them. */
            test_numbers: components["schemas"]["OtpTestNumber"][];
        };
        OtpTemplate: {
            /** @description The message, with `{{code}}`, and `{{app}}` and `{{duration}}` as you like. */
            text: string;
            /** @description Subject of an e-mail. */
            subject?: string;
        };
        OtpTestNumber: {
            /** @description Phone number in E.164, such as `+14155550123`. */
            phone: string;
            /** @description The code that is right for it. */
            code: string;
        };
        /** @description Links by mail that sign users in. */
        MagicLinkSettings: {
            /** @description Where browsers may be sent with a code: exactly these addresses, no others. */
            redirect_urls: string[];
            /** @description Seconds for which a link is good. */
            ttl_s: number;
        };
        /** @description Second factors and passkeys of your users. */
        TwoFactorSettings: {
            /**
             * @description `optional` asks users who have a factor, `adaptive` asks them on new devices only, `required` asks everybody and lets those without a factor add one.
             * @enum {string}
             */
            policy: "off" | "optional" | "required" | "adaptive";
            /** @description Factors users may add. */
            factor_types: ("totp" | "passkey" | "sms" | "email")[];
            /** @description What authenticator apps and passkeys call you; the name of the project if null. */
            issuer: string | null;
            /** @description Domain that passkeys belong to; the host of this API if null. Changing it voids them. */
            relying_party: string | null;
            /** @description Sites that may use passkeys of that domain. */
            origins: string[];
        };
        /** @description Users whom nobody knows yet. */
        AnonymousUsersSettings: {
            /** @description Whether your servers can begin sessions for nobody. */
            is_enabled: boolean;
            /** @description Days without a sign of life after which such a user is deleted. */
            keep_days: number;
        };
        /** @description How identities are verified. */
        KycSettings: {
            /** @description Days after which pictures and personal fields are deleted. */
            retention_days: number;
            /** @description How many people have to agree on a decision; nobody counts twice. */
            reviewers: 1 | 2;
        };
        UpdateAuthSettings: {
            branding?: components["schemas"]["UpdateBrandingSettings"];
            sign_in_page?: components["schemas"]["UpdateSignInPageSettings"];
            otp?: components["schemas"]["UpdateOtpSettings"];
            magic_links?: components["schemas"]["UpdateMagicLinkSettings"];
            two_factor?: components["schemas"]["UpdateTwoFactorSettings"];
            anonymous_users?: components["schemas"]["UpdateAnonymousUsersSettings"];
            kyc?: components["schemas"]["UpdateKycSettings"];
        };
        /** @description How mails and pages for your users look. */
        UpdateBrandingSettings: {
            /** @description Name of your product as users know it; null for none. */
            name?: string | null;
            /** @description Colour of buttons, `#rrggbb`. */
            primary_color?: string;
            /** @description Colour behind the content, `#rrggbb`. */
            background_color?: string;
            /**
             * Format: uri
             * @description Address of your logo; null for none.
             */
            logo_url?: string | null;
            /**
             * Format: uri
             * @description Where users find help; null for nowhere.
             */
            support_url?: string | null;
        };
        /** @description The hosted sign-in page of your OpenID provider. */
        UpdateSignInPageSettings: {
            /** @description Whether users may sign in with a password. */
            is_password_offered?: boolean;
            /** @description Whether users may sign in with a code that is sent. */
            is_code_offered?: boolean;
            /** @description Whether users may sign in with a passkey. */
            is_passkey_offered?: boolean;
            /** @description Whether users may sign in with a link by mail, in the same browser. */
            is_link_offered?: boolean;
            /**
             * Format: uri
             * @description Your terms of use; null for none.
             */
            terms_url?: string | null;
            /**
             * Format: uri
             * @description Your privacy policy; null for none.
             */
            privacy_url?: string | null;
            /** @description Your own words on the first page, by language. */
            texts?: {
                en?: components["schemas"]["SignInPageTexts"];
                de?: components["schemas"]["SignInPageTexts"];
                fr?: components["schemas"]["SignInPageTexts"];
                es?: components["schemas"]["SignInPageTexts"];
            };
        };
        /** @description One-time passwords. */
        UpdateOtpSettings: {
            /** @description Digits of a code. */
            code_length?: number;
            /** @description Seconds for which a code is good. */
            ttl_s?: number;
            /** @description Countries whose numbers get codes (ISO 3166-1); null for all. */
            allowed_countries?: string[] | null;
            /** @description Blocks prefixes and countries to which many codes go and few are entered. */
            is_conversion_guarded?: boolean;
            /** @description Language of messages when a request names none. */
            default_locale?: string;
            /** @description Your own texts by language, in the place of ours. */
            templates?: {
                [key: string]: components["schemas"]["OtpTemplate"];
            };
            /** @description Numbers of test mode with a fixed code; nothing is sent to them. */
            test_numbers?: components["schemas"]["OtpTestNumber"][];
        };
        /** @description Links by mail that sign users in. */
        UpdateMagicLinkSettings: {
            /** @description Where browsers may be sent with a code: exactly these addresses, no others. */
            redirect_urls?: string[];
            /** @description Seconds for which a link is good. */
            ttl_s?: number;
        };
        /** @description Second factors and passkeys of your users. */
        UpdateTwoFactorSettings: {
            /**
             * @description `optional` asks users who have a factor, `adaptive` asks them on new devices only, `required` asks everybody and lets those without a factor add one.
             * @enum {string}
             */
            policy?: "off" | "optional" | "required" | "adaptive";
            /** @description Factors users may add. */
            factor_types?: ("totp" | "passkey" | "sms" | "email")[];
            /** @description What authenticator apps and passkeys call you; the name of the project if null. */
            issuer?: string | null;
            /** @description Domain that passkeys belong to; the host of this API if null. Changing it voids them. */
            relying_party?: string | null;
            /** @description Sites that may use passkeys of that domain. */
            origins?: string[];
        };
        /** @description Users whom nobody knows yet. */
        UpdateAnonymousUsersSettings: {
            /** @description Whether your servers can begin sessions for nobody. */
            is_enabled?: boolean;
            /** @description Days without a sign of life after which such a user is deleted. */
            keep_days?: number;
        };
        /** @description How identities are verified. */
        UpdateKycSettings: {
            /** @description Days after which pictures and personal fields are deleted. */
            retention_days?: number;
            /** @description How many people have to agree on a decision; nobody counts twice. */
            reviewers?: 1 | 2;
        };
        SignIn: {
            /** @description E-mail address. */
            email?: string;
            /** @description Phone number in E.164, such as `+14155550123`. */
            phone?: string;
            /** @description Used when the account is new. */
            name?: string;
        };
        StartedSignIn: {
            /** @description `sgn_…`; name it with the code. */
            id: string;
            /**
             * @description How the code was sent.
             * @enum {string}
             */
            channel: "sms" | "whatsapp" | "email";
            /** @description Where it was sent, for the person to recognise. */
            to_masked: string;
            /**
             * Format: date-time
             * @description When the code stops working.
             */
            expires_at: string;
            /** @description Seconds until the same request sends the code again. */
            resend_after_s: number;
        };
        VerifySignIn: {
            /** @description `sgn_…` */
            id: string;
            /** @description Six digits. */
            code: string;
        };
        SignedInAccount: {
            account: components["schemas"]["Account"];
            /** @description Null while a second factor is asked for. */
            session: components["schemas"]["SessionTokens"] | null;
            /** @description What is still to be given, instead of a session; null when nothing is. */
            second_factor_required: components["schemas"]["SecondFactorRequired"] | null;
        };
        Account: {
            /** @description `acc_…` */
            id: string;
            /** @description Verified e-mail address. */
            email: string | null;
            /** @description Verified phone number. */
            phone: string | null;
            /** @description Name of the person. */
            name: string | null;
            /**
             * Format: date-time
             * @description When the account was made.
             */
            created_at: string;
        };
        SessionTokens: {
            /** @description Send it as `Authorization: Bearer …`. */
            access_token: string;
            /**
             * @description Always `Bearer`.
             * @enum {string}
             */
            token_type: "Bearer";
            /** @description Seconds until the access token expires. */
            expires_in: number;
            /** @description Gets the next tokens, once. */
            refresh_token: string;
            /** @description `ses_…` */
            session_id: string;
        };
        SecondFactorRequired: {
            /** @description `tkt_…`: send it as `Authorization: Bearer …` to the routes of factors. */
            ticket: string;
            /**
             * Format: date-time
             * @description Until when the sign-in can be finished.
             */
            expires_at: string;
            /** @description Whether the sign-in is finished by adding a first factor. */
            can_enrol: boolean;
            /** @description Whether a recovery code would do. */
            has_recovery_codes: boolean;
            /** @description The factors of which one is to be given. */
            factors: components["schemas"]["Factor"][];
        };
        Factor: {
            /** @description `fac_…` */
            id: string;
            /**
             * @description What kind of factor it is.
             * @enum {string}
             */
            type: "totp" | "passkey" | "sms" | "email";
            /**
             * @description Pending until its first use has confirmed it.
             * @enum {string}
             */
            status: "pending" | "active";
            /** @description What its owner calls it. */
            name: string | null;
            /** @description Where its codes go, for the owner to recognise. */
            to_masked: string | null;
            /** @description Whether a passkey is kept on several devices. */
            is_backed_up: boolean;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was confirmed.
             */
            activated_at: string | null;
            /**
             * Format: date-time
             * @description When it was last used.
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description Until when it takes no codes, after too many wrong ones.
             */
            locked_until: string | null;
        };
        RefreshSession: {
            /** @description The newest one of the session. */
            refresh_token: string;
        };
        Refreshed: {
            session: components["schemas"]["SessionTokens"];
        };
        UpdateAccount: {
            /** @description Name of the person. */
            name: string;
        };
        Deleted: {
            id: string;
            /** @enum {boolean} */
            deleted: true;
        };
        ChangeEmail: {
            /** @description The new address; a code is sent there. */
            email: string;
        };
        StartedEmailChange: {
            /** @description `otp_…`; name it with the code. */
            id: string;
            /** @description Where the code was sent, for the person to recognise. */
            to_masked: string;
            /**
             * Format: date-time
             * @description When the code stops working.
             */
            expires_at: string;
            /** @description Seconds until the same request sends the code again. */
            resend_after_s: number;
        };
        ConfirmEmail: {
            /** @description `otp_…`, of the change that was begun. */
            id: string;
            /** @description Six digits. */
            code: string;
        };
        Session: {
            /** @description `ses_…` */
            id: string;
            /**
             * @description What holds the session.
             * @enum {string}
             */
            client: "browser" | "device";
            /** @description Whether it makes this request. */
            is_current: boolean;
            /**
             * @description `aal2` once two factors were given.
             * @enum {string}
             */
            aal: "aal1" | "aal2";
            /** @description Address that it was last used from. */
            ip: string | null;
            /** @description Program that it was last used by. */
            user_agent: string | null;
            /**
             * Format: date-time
             * @description When it began.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When its tokens were last refreshed.
             */
            refreshed_at: string;
            /**
             * Format: date-time
             * @description When it ends at the latest.
             */
            expires_at: string;
        };
        AddFactor: {
            /**
             * @description An authenticator app, or where codes go; passkeys have routes of their own.
             * @enum {string}
             */
            type: "totp" | "sms" | "email";
            /** @description What its owner calls it, such as `Work phone`. */
            name?: string;
            /** @description For `sms`: the number that codes go to. */
            phone?: string;
            /** @description For `email`: the address that codes go to. */
            email?: string;
        };
        AddedFactor: {
            /** @description `fac_…` */
            id: string;
            /**
             * @description What kind of factor it is.
             * @enum {string}
             */
            type: "totp" | "passkey" | "sms" | "email";
            /**
             * @description Pending until its first use has confirmed it.
             * @enum {string}
             */
            status: "pending" | "active";
            /** @description What its owner calls it. */
            name: string | null;
            /** @description Where its codes go, for the owner to recognise. */
            to_masked: string | null;
            /** @description Whether a passkey is kept on several devices. */
            is_backed_up: boolean;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was confirmed.
             */
            activated_at: string | null;
            /**
             * Format: date-time
             * @description When it was last used.
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description Until when it takes no codes, after too many wrong ones.
             */
            locked_until: string | null;
            /** @description What an authenticator app needs; null for other types. */
            totp: {
                /** @description Base 32, for typing. It is shown once. */
                secret: string;
                /** @description `otpauth://…`, which apps open. */
                uri: string;
                /** @description The same as a picture to scan. */
                qr_svg: string;
            } | null;
            /** @description The code that was sent; null for apps. */
            challenge: components["schemas"]["FactorChallenge"] | null;
        };
        FactorChallenge: {
            /** @description Name it as `challenge_id` in the answer. */
            id: string;
            /**
             * Format: date-time
             * @description When it can no longer be answered.
             */
            expires_at: string;
            /** @description Of a passkey: options for `navigator.credentials`, as JSON. */
            public_key: {
                [key: string]: unknown;
            } | null;
        };
        AskedFactor: {
            factor: components["schemas"]["Factor"];
            /** @description Null for apps, which need none. */
            challenge: components["schemas"]["FactorChallenge"] | null;
        };
        VerifyFactor: {
            /** @description For all but passkeys: the code of the app, or the one that was sent. */
            code?: string;
            /** @description The challenge that is answered. */
            challenge_id?: string;
            credential?: components["schemas"]["FoundCredential"];
        };
        /** @description What `navigator.credentials.get` returned, by `toJSON`. */
        FoundCredential: {
            /** @description Identifier of the credential. */
            id: string;
            /** @description The same. */
            rawId: string;
            /**
             * @description Always `public-key`.
             * @enum {string}
             */
            type: "public-key";
            /**
             * @description How the authenticator is attached.
             * @enum {string|null}
             */
            authenticatorAttachment?: "platform" | "cross-platform" | null;
            /** @description Of extensions. */
            clientExtensionResults?: {
                [key: string]: unknown;
            };
            response: {
                /** @description What the browser says of it. */
                clientDataJSON: string;
                /** @description What the authenticator says of it. */
                authenticatorData: string;
                /** @description What the authenticator has signed both with. */
                signature: string;
                /** @description Whose passkey it is. */
                userHandle?: string | null;
            };
        };
        VerifiedFactor: {
            /** @description The session, whose tokens now say `acr=aal2`. */
            session: components["schemas"]["SessionTokens"];
            /** @description Send it as `Skydeck-Device` from now on; null where the policy has no use for it. */
            device_token: string | null;
            /** @description The factor that was given. */
            factor: components["schemas"]["Factor"];
        };
        RenameFactor: {
            /** @description What its owner calls it, such as `Work phone`. */
            name: string;
        };
        RecoveryCodesLeft: {
            /** @description How many are still good. */
            left: number;
            /**
             * Format: date-time
             * @description When they were made; null if never.
             */
            created_at: string | null;
        };
        RecoveryCodes: {
            /** @description Ten codes, each good once. They are shown once. */
            codes: string[];
        };
        UseRecoveryCode: {
            /** @description One of the codes, such as `07-k3f9x-m2q8r`. */
            code: string;
        };
        SteppedUp: {
            /** @description The session, whose tokens now say `acr=aal2`. */
            session: components["schemas"]["SessionTokens"];
            /** @description Send it as `Skydeck-Device` from now on; null where the policy has no use for it. */
            device_token: string | null;
        };
        StepUp: {
            /** @description The factor that is given, `fac_…`. */
            factor_id?: string;
            /** @description Instead of a factor. */
            recovery_code?: string;
            /** @description For all but passkeys: the code of the app, or the one that was sent. */
            code?: string;
            /** @description The challenge that is answered. */
            challenge_id?: string;
            credential?: components["schemas"]["FoundCredential"];
        };
        RegisterPasskey: {
            /** @description The challenge that is answered. */
            challenge_id: string;
            credential: components["schemas"]["CreatedCredential"];
            /** @description What its owner calls it, such as `Work phone`. */
            name?: string;
        };
        /** @description What `navigator.credentials.create` returned, by `toJSON`. */
        CreatedCredential: {
            /** @description Identifier of the credential. */
            id: string;
            /** @description The same. */
            rawId: string;
            /**
             * @description Always `public-key`.
             * @enum {string}
             */
            type: "public-key";
            /**
             * @description How the authenticator is attached.
             * @enum {string|null}
             */
            authenticatorAttachment?: "platform" | "cross-platform" | null;
            /** @description Of extensions. */
            clientExtensionResults?: {
                [key: string]: unknown;
            };
            response: {
                /** @description What the browser says of it. */
                clientDataJSON: string;
                /** @description What the authenticator says of it. */
                attestationObject: string;
                /** @description How it can be reached. */
                transports?: string[];
            };
        };
        SignInWithPasskey: {
            /** @description The challenge that is answered. */
            challenge_id: string;
            credential: components["schemas"]["FoundCredential"];
        };
        SignedIn: {
            account: components["schemas"]["Account"];
            session: components["schemas"]["SessionTokens"];
        };
        LocalSignIn: {
            /** @description Content of `owner.token`. */
            token: string;
        };
        DeviceGrant: {
            /** @description The code that the device shows. */
            user_code: string;
            /** @description The program that asks. */
            client_id: string;
            /**
             * @description What was decided.
             * @enum {string}
             */
            status: "pending" | "approved" | "denied" | "consumed";
            /**
             * Format: date-time
             * @description When the device asked.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Until when it can be approved.
             */
            expires_at: string;
        };
        OtpBlock: {
            /** @description `obl_…` */
            id: string;
            /**
             * @description Whether a prefix or a country is blocked.
             * @enum {string}
             */
            kind: "prefix" | "country";
            /** @description Numbers that begin with it, or of this country, get no codes. */
            value: string;
            /** @description Messages in the hour before the block. */
            sends: number;
            /** @description Verifications of that hour that were finished. */
            verified: number;
            /**
             * Format: date-time
             * @description When it was blocked.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was released; null while in force.
             */
            released_at: string | null;
        };
        OtpStats: {
            /**
             * Format: date-time
             * @description Begin of the time that was counted.
             */
            from: string;
            /**
             * Format: date-time
             * @description End of the time that was counted.
             */
            until: string;
            /** @description Everything together. */
            total: components["schemas"]["OtpFunnel"];
            /** @description The same by what was asked for. */
            groups: components["schemas"]["OtpStatsGroup"][];
        };
        OtpFunnel: {
            /** @description Verifications that were asked for. */
            requested: number;
            /** @description Those that were not sent, as few codes are entered there. */
            blocked: number;
            /** @description Those of which a message was handed over. */
            sent: number;
            /** @description Those of which a message is known to have arrived. */
            delivered: number;
            /** @description Those of which the right code was entered. */
            verified: number;
        };
        OtpStatsGroup: {
            /** @description Verifications that were asked for. */
            requested: number;
            /** @description Those that were not sent, as few codes are entered there. */
            blocked: number;
            /** @description Those of which a message was handed over. */
            sent: number;
            /** @description Those of which a message is known to have arrived. */
            delivered: number;
            /** @description Those of which the right code was entered. */
            verified: number;
            /** @description The day, channel or country; null for none. */
            key: string | null;
        };
        RequestOtp: {
            /** @description Number that the code goes to. */
            phone?: string;
            /** @description Instead of `phone`: the address that the code goes to. */
            email?: string;
            /**
             * @description How the code is sent: `sms` to phones and `email` to addresses if not given.
             * @enum {string}
             */
            channel?: "sms" | "whatsapp" | "email";
            /** @description Language of the message; that of the project if not given. */
            locale?: string;
            /** @description Address of the end user's device, for limits; your server knows it, we do not. */
            client_ip?: string;
            /** @description Up to 20 texts of your own, kept with the verification. */
            metadata?: {
                [key: string]: string;
            };
        };
        Otp: {
            /** @description `otp_…` */
            id: string;
            /**
             * @description Codes of test mode stay in the outbox.
             * @enum {string}
             */
            mode: "live" | "test";
            /**
             * @description Only a pending verification takes codes.
             * @enum {string}
             */
            status: "pending" | "verified" | "failed" | "expired" | "canceled" | "blocked";
            /** @description Why it is blocked, and nothing was sent. */
            reasons: string[];
            /** @description `verification`, or what else of Authentication sent it. */
            purpose: string;
            /** @description The number that the code went to. */
            phone: string | null;
            /** @description The address that the code went to. */
            email: string | null;
            /** @description Country of the number. */
            country: string | null;
            /**
             * @description How the code was sent.
             * @enum {string}
             */
            channel: "sms" | "whatsapp" | "email";
            /** @description The language that was asked for. */
            locale: string | null;
            /** @description Texts of your own. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the code was requested.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the code stops working.
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When a message is known to have arrived.
             */
            delivered_at: string | null;
            /**
             * Format: date-time
             * @description When the right code was entered.
             */
            verified_at: string | null;
            /** @description Seconds until the code may be sent again. */
            resend_after_s: number;
            /** @description How many codes may still be tried. */
            attempts_left: number;
        };
        VerifyOtp: {
            /** @description The verification, `otp_…`. */
            id?: string;
            /** @description Instead of `id`: the number that the code went to. */
            phone?: string;
            /** @description Instead of `id`: the address that the code went to. */
            email?: string;
            /** @description Six digits, or up to eight where the settings say so. */
            code: string;
        };
        VerifiedOtp: {
            /** @description `otp_…` */
            id: string;
            /**
             * @description Codes of test mode stay in the outbox.
             * @enum {string}
             */
            mode: "live" | "test";
            /**
             * @description Only a pending verification takes codes.
             * @enum {string}
             */
            status: "pending" | "verified" | "failed" | "expired" | "canceled" | "blocked";
            /** @description Why it is blocked, and nothing was sent. */
            reasons: string[];
            /** @description `verification`, or what else of Authentication sent it. */
            purpose: string;
            /** @description The number that the code went to. */
            phone: string | null;
            /** @description The address that the code went to. */
            email: string | null;
            /** @description Country of the number. */
            country: string | null;
            /**
             * @description How the code was sent.
             * @enum {string}
             */
            channel: "sms" | "whatsapp" | "email";
            /** @description The language that was asked for. */
            locale: string | null;
            /** @description Texts of your own. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the code was requested.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the code stops working.
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When a message is known to have arrived.
             */
            delivered_at: string | null;
            /**
             * Format: date-time
             * @description When the right code was entered.
             */
            verified_at: string | null;
            /** @description Seconds until the code may be sent again. */
            resend_after_s: number;
            /** @description How many codes may still be tried. */
            attempts_left: number;
            /** @description Who the code has proven to be there; made when new. */
            user: components["schemas"]["User"];
            /** @description A session of the user; null while banned, or while a second factor is asked for. */
            session: components["schemas"]["SessionTokens"] | null;
            /** @description What is still to be given, instead of a session; null when nothing is. */
            second_factor_required: components["schemas"]["SecondFactorRequired"] | null;
        };
        User: {
            /** @description `usr_…` */
            id: string;
            /**
             * @description Users of test mode are apart from real ones.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Phone number in E.164. */
            phone: string | null;
            /**
             * Format: date-time
             * @description When the number was proven; null if it was not.
             */
            phone_verified_at: string | null;
            /** @description E-mail address. */
            email: string | null;
            /**
             * Format: date-time
             * @description When the address was proven; null if it was not.
             */
            email_verified_at: string | null;
            /** @description Name of the person. */
            name: string | null;
            /** @description Whether nobody knows yet who it is. */
            is_anonymous: boolean;
            /** @description What the user may see. */
            public_metadata: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When the user last signed in.
             */
            last_sign_in_at: string | null;
            /**
             * Format: date-time
             * @description When the user was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the user was last changed.
             */
            updated_at: string;
            /** @description What you call the user yourself. */
            external_id: string | null;
            /** @description What only your servers see. */
            app_metadata: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description Until when signing in is refused.
             */
            banned_until: string | null;
        };
        RequestMagicLink: {
            /** @description Address that the link goes to. */
            email: string;
            /** @description Where the browser is sent with the code; one of those in the settings. */
            redirect_url: string;
            /** @description SHA-256 of a secret that the browser keeps, as S256 of RFC 7636. */
            code_challenge: string;
            /** @description Language of the mail; that of the project if not given. */
            locale?: string;
            /** @description Address of the end user's device, for limits; your server knows it, we do not. */
            client_ip?: string;
        };
        MagicLink: {
            /** @description `mlk_…` */
            id: string;
            /**
             * @description Mails of test mode stay in the outbox.
             * @enum {string}
             */
            mode: "live" | "test";
            /**
             * @description A link is opened once, and used once.
             * @enum {string}
             */
            status: "pending" | "opened" | "used" | "expired";
            /** @description The address that the link went to. */
            email: string;
            /**
             * Format: date-time
             * @description When the link was asked for.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the link stops working.
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When the button behind the link was pressed.
             */
            opened_at: string | null;
            /**
             * Format: date-time
             * @description When its code was exchanged.
             */
            used_at: string | null;
        };
        ExchangeMagicLink: {
            /** @description The `code` with which the browser came back. */
            code: string;
            /** @description The secret whose SHA-256 the request named. */
            code_verifier: string;
        };
        UsedMagicLink: {
            /** @description `mlk_…` */
            id: string;
            /**
             * @description Mails of test mode stay in the outbox.
             * @enum {string}
             */
            mode: "live" | "test";
            /**
             * @description A link is opened once, and used once.
             * @enum {string}
             */
            status: "pending" | "opened" | "used" | "expired";
            /** @description The address that the link went to. */
            email: string;
            /**
             * Format: date-time
             * @description When the link was asked for.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the link stops working.
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When the button behind the link was pressed.
             */
            opened_at: string | null;
            /**
             * Format: date-time
             * @description When its code was exchanged.
             */
            used_at: string | null;
            /** @description Who the link has proven to be there; made when new. */
            user: components["schemas"]["User"];
            /** @description A session of the user; null while banned, or while a second factor is asked for. */
            session: components["schemas"]["SessionTokens"] | null;
            /** @description What is still to be given, instead of a session; null when nothing is. */
            second_factor_required: components["schemas"]["SecondFactorRequired"] | null;
        };
        CreateUser: {
            /** @description Phone number in E.164; unique among the users. */
            phone?: string | null;
            /** @description Whether you know that the number is the user's. */
            is_phone_verified?: boolean;
            /** @description E-mail address; unique among the users. */
            email?: string | null;
            /** @description Whether you know that the address is the user's. */
            is_email_verified?: boolean;
            /** @description Name of the person. */
            name?: string | null;
            /** @description What you call the user yourself; unique among the users. */
            external_id?: string | null;
            /** @description What the user may see, as you like it. */
            public_metadata?: {
                [key: string]: unknown;
            };
            /** @description What only your servers see, such as a plan. */
            app_metadata?: {
                [key: string]: unknown;
            };
        };
        UpdateUser: {
            /** @description Phone number in E.164; unique among the users. */
            phone?: string | null;
            /** @description Whether you know that the number is the user's. */
            is_phone_verified?: boolean;
            /** @description E-mail address; unique among the users. */
            email?: string | null;
            /** @description Whether you know that the address is the user's. */
            is_email_verified?: boolean;
            /** @description Name of the person. */
            name?: string | null;
            /** @description What you call the user yourself; unique among the users. */
            external_id?: string | null;
            /** @description What the user may see, as you like it. */
            public_metadata?: {
                [key: string]: unknown;
            };
            /** @description What only your servers see, such as a plan. */
            app_metadata?: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description Until when signing in is refused; sessions end. Null lifts the ban.
             */
            banned_until?: string | null;
        };
        EndedSessions: {
            /** @description `usr_…` */
            user_id: string;
            /** @description How many sessions were in force and are no longer. */
            ended: number;
        };
        OwnUser: {
            /** @description `usr_…` */
            id: string;
            /**
             * @description Users of test mode are apart from real ones.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Phone number in E.164. */
            phone: string | null;
            /**
             * Format: date-time
             * @description When the number was proven; null if it was not.
             */
            phone_verified_at: string | null;
            /** @description E-mail address. */
            email: string | null;
            /**
             * Format: date-time
             * @description When the address was proven; null if it was not.
             */
            email_verified_at: string | null;
            /** @description Name of the person. */
            name: string | null;
            /** @description Whether nobody knows yet who it is. */
            is_anonymous: boolean;
            /** @description What the user may see. */
            public_metadata: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When the user last signed in.
             */
            last_sign_in_at: string | null;
            /**
             * Format: date-time
             * @description When the user was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the user was last changed.
             */
            updated_at: string;
        };
        RefreshUserSession: {
            /** @description The newest one of the session. */
            refresh_token: string;
        };
        IntrospectUserToken: {
            /** @description An access token of a user. */
            token: string;
        };
        IntrospectedUserToken: {
            /** @description Whether the token is good now; nothing else is said if not. */
            active: boolean;
            /** @description `usr_…` */
            user_id?: string;
            /** @description `ses_…` */
            session_id?: string;
            /** @description How the user proved itself (RFC 8176). */
            amr?: string[];
            /** @description How sure that is: `aal1` for one factor, `aal2` for two. */
            aal?: string;
            /**
             * Format: date-time
             * @description When the user signed in.
             */
            authenticated_at?: string;
            /**
             * Format: date-time
             * @description When the token expires.
             */
            expires_at?: string;
        };
        UserSession: {
            /** @description `ses_…` */
            id: string;
            /** @description Whose session it is, `usr_…`. */
            user_id: string;
            /** @description How the user proved itself, such as `otp` (RFC 8176). */
            amr: string[];
            /**
             * @description How sure that is: `aal2` for two factors.
             * @enum {string}
             */
            aal: "aal1" | "aal2";
            /** @description Address of the device, as far as it is known. */
            ip: string | null;
            /** @description Program of the device, as far as it is known. */
            user_agent: string | null;
            /**
             * Format: date-time
             * @description When it began.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last seen: its tokens were refreshed.
             */
            refreshed_at: string;
            /**
             * Format: date-time
             * @description When it ends at the latest.
             */
            expires_at: string;
        };
        SignUpUser: {
            /** @description E-mail address. */
            email?: string;
            /** @description Phone number in E.164, such as `+14155550123`. */
            phone?: string;
            /** @description Address of the end user's device, for limits; your server knows it, we do not. */
            client_ip?: string;
            /** @description The password: 8 to 128 characters, and not a common one. */
            password: string;
            /** @description Name of the person. */
            name?: string;
        };
        StartedUserSignUp: {
            /** @description `sup_…`: verify the code with it. */
            id: string;
            /**
             * @description How the code was sent.
             * @enum {string}
             */
            channel: "sms" | "whatsapp" | "email";
            /** @description Where it was sent. */
            to_masked: string;
            /**
             * Format: date-time
             * @description When the code stops working.
             */
            expires_at: string;
            /** @description Seconds until signing up again sends the code again. */
            resend_after_s: number;
        };
        VerifyUserSignUp: {
            /** @description The sign-up, `sup_…`. */
            id: string;
            /** @description Six digits, or up to eight where the settings say so. */
            code: string;
        };
        SignedInUser: {
            /** @description Who signed in. */
            user: components["schemas"]["User"];
            /** @description A session of the user; null while banned, or while a second factor is asked for. */
            session: components["schemas"]["SessionTokens"] | null;
            /** @description What is still to be given, instead of a session; null when nothing is. */
            second_factor_required: components["schemas"]["SecondFactorRequired"] | null;
        };
        SignInUser: {
            /** @description E-mail address. */
            email?: string;
            /** @description Phone number in E.164, such as `+14155550123`. */
            phone?: string;
            /** @description Address of the end user's device, for limits; your server knows it, we do not. */
            client_ip?: string;
            /** @description The password. */
            password: string;
        };
        IdentityList: {
            /** @description All of them; a user has few. */
            items: components["schemas"]["Identity"][];
        };
        Identity: {
            /** @description `idn_…`, or `phone`, `email` or `password`. */
            id: string;
            /** @description `phone`, `email`, `password`, or which provider it is. */
            kind: string;
            /** @description `sip_…`; null for what is kept here. */
            provider_id: string | null;
            /** @description The number, the address, or who it is there. */
            subject: string | null;
            /** @description The address that the provider told. */
            email: string | null;
            /** @description Whether the number or address is proven. */
            is_verified: boolean;
            /** @description The name that the provider told. */
            name: string | null;
            /** @description The picture that the provider told. */
            picture_url: string | null;
            /**
             * Format: date-time
             * @description When the user last came with this provider.
             */
            last_sign_in_at: string | null;
            /**
             * Format: date-time
             * @description When it was linked; null when that is not known.
             */
            created_at: string | null;
        };
        LinkIdentity: {
            /** @description `sip_…` */
            provider_id: string;
            /** @description Who it is at the provider, such as the claim `sub`. */
            subject: string;
            /** @description The address that the provider told. */
            email?: string | null;
            /** @description Name of the person. */
            name?: string | null;
        };
        StartContactLink: {
            /** @description E-mail address. */
            email?: string;
            /** @description Phone number in E.164, such as `+14155550123`. */
            phone?: string;
        };
        FinishContactLink: {
            /** @description The verification, `otp_…`. */
            id: string;
            /** @description Six digits, or up to eight where the settings say so. */
            code: string;
        };
        CreateSignInProvider: {
            /**
             * @description Which provider it is.
             * @enum {string}
             */
            kind: "oidc" | "google" | "apple" | "microsoft" | "github" | "gitlab" | "facebook" | "discord" | "slack" | "linkedin" | "x";
            /** @description Name on the button; that of the kind when not given. */
            name?: string;
            /**
             * Format: uri
             * @description Issuer of OpenID Connect; needed for `oidc`, and for your own GitLab or directory.
             */
            issuer?: string | null;
            /** @description What the provider calls your product. */
            client_id: string;
            /** @description The secret of the client, or Apple's private key (`.p8`). It is never shown again. */
            client_secret?: string | null;
            /** @description Apple: identifier of your team. */
            team_id?: string;
            /** @description Apple: identifier of the private key. */
            key_id?: string;
            /** @description Scopes to ask for beside the usual ones. */
            scopes?: string[];
            /** @description Addresses that users may return to, each exactly as it will be asked for. */
            redirect_urls: string[];
            /** @description Client identifiers of your native apps, whose ID tokens are taken too. */
            audiences?: string[];
            /** @description Whether users can sign in with it. */
            is_enabled?: boolean;
            /** @description Whether an address counts as verified when the provider says so. */
            trusts_email?: boolean;
        };
        SignInProvider: {
            /** @description `sip_…` */
            id: string;
            /**
             * @description Which provider it is.
             * @enum {string}
             */
            kind: "oidc" | "google" | "apple" | "microsoft" | "github" | "gitlab" | "facebook" | "discord" | "slack" | "linkedin" | "x";
            /** @description Name on the button. */
            name: string;
            /** @description Who vouches for its users. */
            issuer: string;
            /** @description What the provider calls your product. */
            client_id: string;
            /** @description Whether a secret is kept. */
            has_client_secret: boolean;
            /** @description Apple: identifier of your team. */
            team_id: string | null;
            /** @description Apple: identifier of the private key. */
            key_id: string | null;
            /** @description Everything that is asked for. */
            scopes: string[];
            /** @description Addresses that users may return to. */
            redirect_urls: string[];
            /** @description Client identifiers of your native apps. */
            audiences: string[];
            /** @description Whether users can sign in with it. */
            is_enabled: boolean;
            /** @description Whether its word counts for verified addresses. */
            trusts_email: boolean;
            /** @description Enter it at the provider as redirect URI. */
            callback_url: string;
            /**
             * Format: date-time
             * @description When it was added.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        UpdateSignInProvider: {
            /** @description Name on the button; that of the kind when not given. */
            name?: string;
            /**
             * Format: uri
             * @description Issuer of OpenID Connect; needed for `oidc`, and for your own GitLab or directory.
             */
            issuer?: string | null;
            /** @description What the provider calls your product. */
            client_id?: string;
            /** @description The secret of the client, or Apple's private key (`.p8`). It is never shown again. */
            client_secret?: string | null;
            /** @description Apple: identifier of your team. */
            team_id?: string;
            /** @description Apple: identifier of the private key. */
            key_id?: string;
            /** @description Scopes to ask for beside the usual ones. */
            scopes?: string[];
            /** @description Addresses that users may return to, each exactly as it will be asked for. */
            redirect_urls?: string[];
            /** @description Client identifiers of your native apps, whose ID tokens are taken too. */
            audiences?: string[];
            /** @description Whether users can sign in with it. */
            is_enabled?: boolean;
            /** @description Whether an address counts as verified when the provider says so. */
            trusts_email?: boolean;
        };
        SignInProviderTest: {
            /** @description Whether it answers as a provider does. */
            is_reachable: boolean;
            /**
             * @description Whether it takes the client and its secret; `none` for a client without one.
             * @enum {string}
             */
            credentials: "accepted" | "refused" | "unknown" | "none";
            /** @description What was not right; null if nothing. */
            problem: string | null;
        };
        ExchangeSignInCode: {
            /** @description The `code` that the user has come back with. */
            code: string;
            /** @description What the challenge was made of. */
            code_verifier: string;
        };
        SignInWithIdToken: {
            /** @description `sip_…` */
            provider_id: string;
            /** @description What the SDK of the provider gave to your app. */
            id_token: string;
            /** @description What your app made it with; the token holds it, or its SHA-256 in hex. */
            nonce: string;
        };
        StartIdentityLink: {
            /** @description `sip_…` */
            provider_id: string;
            /** @description Where the user returns to; one of the provider. */
            redirect_url: string;
            /** @description SHA-256 of a verifier that only your product knows (RFC 7636, `S256`). */
            code_challenge: string;
            /** @description Comes back with the user, as it is; bind it to the browser. */
            state?: string;
        };
        StartedIdentityLink: {
            /** @description Send the user there, once. */
            url: string;
            /**
             * Format: date-time
             * @description Until when the user must have come back.
             */
            expires_at: string;
        };
        CreateSignInHook: {
            /**
             * @description When it is asked.
             * @enum {string}
             */
            kind: "before_sign_up" | "before_sign_in" | "custom_claims";
            /**
             * Format: uri
             * @description Where the question is posted to. Private addresses are refused.
             */
            url: string;
            /**
             * @description Whether users are let in while the hook gives no good answer.
             * @enum {string}
             */
            on_failure: "refuse" | "allow";
            /** @description Whether it is asked at all. */
            is_enabled?: boolean;
        };
        SignInHook: {
            /** @description `sih_…` */
            id: string;
            /**
             * @description When it is asked.
             * @enum {string}
             */
            kind: "before_sign_up" | "before_sign_in" | "custom_claims";
            /** @description Where the question is posted to. */
            url: string;
            /**
             * @description What happens without a good answer.
             * @enum {string}
             */
            on_failure: "refuse" | "allow";
            /** @description Whether it is asked at all. */
            is_enabled: boolean;
            /** @description Signs the questions as Standard Webhooks has it; shown when it is made. */
            secret?: string;
            /**
             * Format: date-time
             * @description When it was added.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        UpdateSignInHook: {
            /**
             * Format: uri
             * @description Where the question is posted to. Private addresses are refused.
             */
            url?: string;
            /**
             * @description Whether users are let in while the hook gives no good answer.
             * @enum {string}
             */
            on_failure?: "refuse" | "allow";
            /** @description Whether it is asked at all. */
            is_enabled?: boolean;
            /**
             * @description Makes a new secret.
             * @enum {boolean}
             */
            rotate_secret?: true;
        };
        SignInHookTest: {
            /** @description Whether the hook answers as it should. */
            is_good: boolean;
            /** @description What it said, as it is understood; null if not good. */
            answer: {
                /**
                 * @description Whether somebody may go on.
                 * @enum {string}
                 */
                decision?: "allow" | "refuse";
                /** @description What a refused user is told. */
                message?: string;
                /** @description What access tokens would say besides. */
                claims?: {
                    [key: string]: unknown;
                };
            } | null;
            /** @description What was not right; null if nothing. */
            problem: string | null;
            /** @description Milliseconds until the answer; 2000 are allowed. */
            duration_ms: number;
        };
        SignInAnonymously: {
            /** @description Name of the person. */
            name?: string;
            /** @description What the user may see, as you like it. */
            public_metadata?: {
                [key: string]: unknown;
            };
            /** @description What only your servers see, such as a plan. */
            app_metadata?: {
                [key: string]: unknown;
            };
        };
        CreateProject: {
            /** @description Name for people. */
            name: string;
            /** @description Name in addresses; a DNS label. */
            slug?: string;
        };
        Project: {
            /** @description `prj_…` */
            id: string;
            /** @description Name in addresses; wherever a path names a project, it works too. */
            slug: string;
            /** @description Name for people. */
            name: string;
            /**
             * @description What you may do in it.
             * @enum {string}
             */
            role: "owner" | "admin" | "developer" | "viewer";
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
        };
        UpdateProject: {
            /** @description Name for people. */
            name: string;
        };
        Member: {
            /** @description `acc_…` */
            account_id: string;
            /** @description E-mail address of the person. */
            email: string | null;
            /** @description Phone number of the person. */
            phone: string | null;
            /** @description Name of the person. */
            name: string | null;
            /**
             * @description Invited until the person first signs in.
             * @enum {string}
             */
            status: "active" | "invited";
            /**
             * @description owner and admin may do all; developer all but members and live keys; viewer reads.
             * @enum {string}
             */
            role: "owner" | "admin" | "developer" | "viewer";
            /**
             * Format: date-time
             * @description When the person was added.
             */
            created_at: string;
        };
        AddMember: {
            /** @description E-mail address. */
            email?: string;
            /** @description Phone number in E.164, such as `+14155550123`. */
            phone?: string;
            /**
             * @description owner and admin may do all; developer all but members and live keys; viewer reads.
             * @enum {string}
             */
            role: "owner" | "admin" | "developer" | "viewer";
        };
        UpdateMember: {
            /**
             * @description owner and admin may do all; developer all but members and live keys; viewer reads.
             * @enum {string}
             */
            role: "owner" | "admin" | "developer" | "viewer";
        };
        CreateInvitation: {
            /** @description E-mail address. */
            email: string;
            /**
             * @description What the person may do as a member.
             * @enum {string}
             */
            role: "owner" | "admin" | "developer" | "viewer";
        };
        Invitation: {
            /** @description `inv_…` */
            id: string;
            /** @description The project to join. */
            project: {
                /** @description `prj_…` */
                id: string;
                /** @description Name in addresses. */
                slug: string;
                /** @description Name for people. */
                name: string;
            };
            /** @description Only the account with this verified address can accept. */
            email: string;
            /**
             * @description What the person may do as a member.
             * @enum {string}
             */
            role: "owner" | "admin" | "developer" | "viewer";
            /**
             * @description Open while `pending`.
             * @enum {string}
             */
            status: "pending" | "accepted" | "declined" | "revoked" | "expired";
            /** @description Who invited. */
            invited_by: {
                /** @description `acc_…` */
                account_id: string;
                /** @description Name, or else e-mail address or phone number. */
                name: string | null;
            };
            /**
             * Format: date-time
             * @description When the mail was handed over; null when it could not be: send it again.
             */
            mailed_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it ends by itself, 7 days after it was sent.
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When it was accepted, declined or revoked.
             */
            ended_at: string | null;
        };
        CreateKey: {
            /**
             * @description The one product that the key opens.
             * @enum {string}
             */
            product: "platform" | "auth" | "pay" | "media" | "vault" | "messaging" | "location";
            /**
             * @description `test` keys rehearse; `live` keys move real things.
             * @default live
             * @enum {string}
             */
            mode?: "live" | "test";
            /** @description What the key is for. */
            name: string;
            /** @description What it may do, such as `messages:write`; everything in the product by default. */
            scopes?: string[];
            /**
             * Format: date-time
             * @description When it stops working; never by default.
             */
            expires_at?: string;
            /**
             * @description Where it may be used from: networks such as `203.0.113.0/24`; everywhere when empty.
             * @default []
             */
            allowed_cidrs?: string[];
            /**
             * @description Requests in a minute; null for the limit of the installation.
             * @default null
             */
            rate_limit_per_minute?: number | null;
        };
        NewKey: {
            /** @description `key_…` */
            id: string;
            /** @description What the key is for. */
            name: string;
            /**
             * @description The product that it opens.
             * @enum {string}
             */
            product: "platform" | "auth" | "pay" | "media" | "vault" | "messaging" | "location";
            /**
             * @description Whether it moves real things.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description What it may do. */
            scopes: string[];
            /** @description Where it may be used from; everywhere when empty. */
            allowed_cidrs: string[];
            /** @description Requests in a minute; null for the limit of the installation. */
            rate_limit_per_minute: number | null;
            /** @description Its first characters, to recognise it. */
            start: string;
            /** @description Its last characters. */
            last4: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last used, within a minute.
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When it stops working.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When it was revoked.
             */
            revoked_at: string | null;
            /** @description The key. It is shown this once and kept nowhere. */
            secret: string;
        };
        Key: {
            /** @description `key_…` */
            id: string;
            /** @description What the key is for. */
            name: string;
            /**
             * @description The product that it opens.
             * @enum {string}
             */
            product: "platform" | "auth" | "pay" | "media" | "vault" | "messaging" | "location";
            /**
             * @description Whether it moves real things.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description What it may do. */
            scopes: string[];
            /** @description Where it may be used from; everywhere when empty. */
            allowed_cidrs: string[];
            /** @description Requests in a minute; null for the limit of the installation. */
            rate_limit_per_minute: number | null;
            /** @description Its first characters, to recognise it. */
            start: string;
            /** @description Its last characters. */
            last4: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last used, within a minute.
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When it stops working.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When it was revoked.
             */
            revoked_at: string | null;
        };
        UpdateKey: {
            /** @description What the key is for. */
            name?: string;
            /** @description Where it may be used from: networks such as `203.0.113.0/24`; everywhere when empty. */
            allowed_cidrs?: string[];
            /** @description Requests in a minute; null for the limit of the installation. */
            rate_limit_per_minute?: number | null;
            /**
             * Format: date-time
             * @description When it stops working; null for never.
             */
            expires_at?: string | null;
        };
        RotateKey: {
            /**
             * @description Seconds for which the old key goes on working: 0 to 7 days, 1 day by default.
             * @default 86400
             */
            overlap_s?: number;
        };
        CreateKycSession: {
            /** @description The user to verify, `usr_…`. */
            user_id?: string;
            /** @description What you call the person, when it is no user. */
            external_reference?: string;
            /** @description What is to be checked; quality, lines, barcode, expiry and duplicates when not given, and with `claims` whether all agree. */
            checks?: ("document_quality" | "mrz" | "barcode" | "viz_match" | "expiry" | "age" | "duplicate" | "chip" | "selfie_liveness" | "face_match" | "watchlist" | "database")[];
            /**
             * @description Documents that are accepted.
             * @default [
             *       "passport",
             *       "id_card",
             *       "driving_license",
             *       "residence_permit"
             *     ]
             */
            document_types?: ("passport" | "id_card" | "driving_license" | "residence_permit")[];
            /**
             * @description Countries whose documents are accepted, ISO 3166-1 alpha-3; all when empty.
             * @default []
             */
            countries?: string[];
            /** @description How old the person must be. */
            minimum_age?: number;
            /** @description What you know of the person. It is compared, kept sealed, and deleted in the end. */
            claims?: {
                /** @description Given names. */
                first_name?: string;
                /** @description Family name. */
                last_name?: string;
                /**
                 * Format: date
                 * @description Date of birth.
                 */
                birth_date?: string;
                /** @description Number of the document. */
                document_number?: string;
            };
            /** @description Where the person goes afterwards: `https`, or `http` on a loopback address. */
            redirect_url?: string;
        };
        NewKycSession: {
            /** @description `kyc_…` */
            id: string;
            /**
             * @description Sessions of test mode are apart from real ones.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Who is verified, `usr_…`. */
            user_id: string | null;
            /** @description What you call the person. */
            external_reference: string | null;
            /**
             * @description How it stands.
             * @enum {string}
             */
            status: "created" | "requires_input" | "processing" | "needs_review" | "verified" | "declined" | "canceled" | "expired" | "redacted";
            /**
             * @description How it ended; null while it has not.
             * @enum {string|null}
             */
            outcome: "verified" | "declined" | "canceled" | "expired" | null;
            /** @description What is checked. */
            checks: ("document_quality" | "mrz" | "barcode" | "viz_match" | "expiry" | "age" | "duplicate" | "chip" | "selfie_liveness" | "face_match" | "watchlist" | "database")[];
            /** @description Documents that are accepted. */
            document_types: ("passport" | "id_card" | "driving_license" | "residence_permit")[];
            /** @description Countries that are accepted; all when empty. */
            countries: string[];
            /** @description How old the person must be. */
            minimum_age: number | null;
            /**
             * @description What was handed in.
             * @enum {string|null}
             */
            document_type: "passport" | "id_card" | "driving_license" | "residence_permit" | null;
            /** @description How often something was handed in. */
            round: number;
            /** @description Why it is not verified. */
            reasons: ("image_too_small" | "image_blurred" | "image_dark" | "image_bright" | "image_glare" | "mrz_not_found" | "mrz_check_digits" | "barcode_not_found" | "document_incomplete" | "wrong_document" | "selfie_unusable" | "document_unreadable" | "document_type_mismatch" | "country_not_accepted" | "document_expired" | "expiry_unknown" | "birth_date_unknown" | "under_age" | "name_mismatch" | "birth_date_mismatch" | "document_number_mismatch" | "expiry_mismatch" | "nothing_to_compare" | "duplicate_identity" | "no_driver" | "driver_failed" | "driver_timeout" | "driver_refused" | "liveness_failed" | "face_mismatch" | "watchlist_hit" | "database_mismatch" | "forged" | "other")[];
            /** @description What a reviewer says to the person. */
            comment: string | null;
            /** @description How many people have to agree on a decision. */
            reviewers: number;
            /** @description Days after its end when personal data is deleted. */
            retention_days: number;
            /** @description Where the person goes afterwards. */
            redirect_url: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description Until when something can be handed in.
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When something was last handed in.
             */
            submitted_at: string | null;
            /**
             * Format: date-time
             * @description When it ended.
             */
            decided_at: string | null;
            /**
             * Format: date-time
             * @description When personal data was deleted.
             */
            redacted_at: string | null;
            /** @description Lets the person hand documents in. Shown only now. */
            client_secret: string;
            /** @description Page on which the person does it. */
            url: string;
        };
        KycSession: {
            /** @description `kyc_…` */
            id: string;
            /**
             * @description Sessions of test mode are apart from real ones.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Who is verified, `usr_…`. */
            user_id: string | null;
            /** @description What you call the person. */
            external_reference: string | null;
            /**
             * @description How it stands.
             * @enum {string}
             */
            status: "created" | "requires_input" | "processing" | "needs_review" | "verified" | "declined" | "canceled" | "expired" | "redacted";
            /**
             * @description How it ended; null while it has not.
             * @enum {string|null}
             */
            outcome: "verified" | "declined" | "canceled" | "expired" | null;
            /** @description What is checked. */
            checks: ("document_quality" | "mrz" | "barcode" | "viz_match" | "expiry" | "age" | "duplicate" | "chip" | "selfie_liveness" | "face_match" | "watchlist" | "database")[];
            /** @description Documents that are accepted. */
            document_types: ("passport" | "id_card" | "driving_license" | "residence_permit")[];
            /** @description Countries that are accepted; all when empty. */
            countries: string[];
            /** @description How old the person must be. */
            minimum_age: number | null;
            /**
             * @description What was handed in.
             * @enum {string|null}
             */
            document_type: "passport" | "id_card" | "driving_license" | "residence_permit" | null;
            /** @description How often something was handed in. */
            round: number;
            /** @description Why it is not verified. */
            reasons: ("image_too_small" | "image_blurred" | "image_dark" | "image_bright" | "image_glare" | "mrz_not_found" | "mrz_check_digits" | "barcode_not_found" | "document_incomplete" | "wrong_document" | "selfie_unusable" | "document_unreadable" | "document_type_mismatch" | "country_not_accepted" | "document_expired" | "expiry_unknown" | "birth_date_unknown" | "under_age" | "name_mismatch" | "birth_date_mismatch" | "document_number_mismatch" | "expiry_mismatch" | "nothing_to_compare" | "duplicate_identity" | "no_driver" | "driver_failed" | "driver_timeout" | "driver_refused" | "liveness_failed" | "face_mismatch" | "watchlist_hit" | "database_mismatch" | "forged" | "other")[];
            /** @description What a reviewer says to the person. */
            comment: string | null;
            /** @description How many people have to agree on a decision. */
            reviewers: number;
            /** @description Days after its end when personal data is deleted. */
            retention_days: number;
            /** @description Where the person goes afterwards. */
            redirect_url: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description Until when something can be handed in.
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When something was last handed in.
             */
            submitted_at: string | null;
            /**
             * Format: date-time
             * @description When it ended.
             */
            decided_at: string | null;
            /**
             * Format: date-time
             * @description When personal data was deleted.
             */
            redacted_at: string | null;
        };
        KycSessionDetail: {
            /** @description `kyc_…` */
            id: string;
            /**
             * @description Sessions of test mode are apart from real ones.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Who is verified, `usr_…`. */
            user_id: string | null;
            /** @description What you call the person. */
            external_reference: string | null;
            /**
             * @description How it stands.
             * @enum {string}
             */
            status: "created" | "requires_input" | "processing" | "needs_review" | "verified" | "declined" | "canceled" | "expired" | "redacted";
            /**
             * @description How it ended; null while it has not.
             * @enum {string|null}
             */
            outcome: "verified" | "declined" | "canceled" | "expired" | null;
            /** @description What is checked. */
            checks: ("document_quality" | "mrz" | "barcode" | "viz_match" | "expiry" | "age" | "duplicate" | "chip" | "selfie_liveness" | "face_match" | "watchlist" | "database")[];
            /** @description Documents that are accepted. */
            document_types: ("passport" | "id_card" | "driving_license" | "residence_permit")[];
            /** @description Countries that are accepted; all when empty. */
            countries: string[];
            /** @description How old the person must be. */
            minimum_age: number | null;
            /**
             * @description What was handed in.
             * @enum {string|null}
             */
            document_type: "passport" | "id_card" | "driving_license" | "residence_permit" | null;
            /** @description How often something was handed in. */
            round: number;
            /** @description Why it is not verified. */
            reasons: ("image_too_small" | "image_blurred" | "image_dark" | "image_bright" | "image_glare" | "mrz_not_found" | "mrz_check_digits" | "barcode_not_found" | "document_incomplete" | "wrong_document" | "selfie_unusable" | "document_unreadable" | "document_type_mismatch" | "country_not_accepted" | "document_expired" | "expiry_unknown" | "birth_date_unknown" | "under_age" | "name_mismatch" | "birth_date_mismatch" | "document_number_mismatch" | "expiry_mismatch" | "nothing_to_compare" | "duplicate_identity" | "no_driver" | "driver_failed" | "driver_timeout" | "driver_refused" | "liveness_failed" | "face_mismatch" | "watchlist_hit" | "database_mismatch" | "forged" | "other")[];
            /** @description What a reviewer says to the person. */
            comment: string | null;
            /** @description How many people have to agree on a decision. */
            reviewers: number;
            /** @description Days after its end when personal data is deleted. */
            retention_days: number;
            /** @description Where the person goes afterwards. */
            redirect_url: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description Until when something can be handed in.
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When something was last handed in.
             */
            submitted_at: string | null;
            /**
             * Format: date-time
             * @description When it ended.
             */
            decided_at: string | null;
            /**
             * Format: date-time
             * @description When personal data was deleted.
             */
            redacted_at: string | null;
            /** @description What was checked of what was handed in last. */
            results: components["schemas"]["KycCheck"][];
        };
        KycCheck: {
            /** @description `kchk_…` */
            id: string;
            /** @description Which of the times that something was handed in. */
            round: number;
            /**
             * @description What was checked.
             * @enum {string}
             */
            type: "document_quality" | "mrz" | "barcode" | "viz_match" | "expiry" | "age" | "duplicate" | "chip" | "selfie_liveness" | "face_match" | "watchlist" | "database";
            /**
             * @description `needs_review` where nothing could tell; never `passed` without a check.
             * @enum {string}
             */
            status: "pending" | "passed" | "failed" | "needs_review" | "skipped";
            /** @description What checked it: `builtin`, `none`, or the name of a driver. */
            driver: string;
            /** @description Why it did not pass. */
            reasons: {
                /**
                 * @description Reason of the catalogue.
                 * @enum {string}
                 */
                code: "image_too_small" | "image_blurred" | "image_dark" | "image_bright" | "image_glare" | "mrz_not_found" | "mrz_check_digits" | "barcode_not_found" | "document_incomplete" | "wrong_document" | "selfie_unusable" | "document_unreadable" | "document_type_mismatch" | "country_not_accepted" | "document_expired" | "expiry_unknown" | "birth_date_unknown" | "under_age" | "name_mismatch" | "birth_date_mismatch" | "document_number_mismatch" | "expiry_mismatch" | "nothing_to_compare" | "duplicate_identity" | "no_driver" | "driver_failed" | "driver_timeout" | "driver_refused" | "liveness_failed" | "face_mismatch" | "watchlist_hit" | "database_mismatch" | "forged" | "other";
                /** @description The reason in words. */
                message: string;
            }[];
            /**
             * Format: date-time
             * @description When it was done.
             */
            finished_at: string | null;
        };
        KycPersonalData: {
            /** @description `kyc_…` */
            session_id: string;
            /** @description What was read from the document, place by place. */
            documents: {
                /**
                 * @description Where it was read.
                 * @enum {string}
                 */
                source: "mrz" | "barcode";
                /**
                 * @description What the document calls itself.
                 * @enum {string}
                 */
                kind: "passport" | "identity_card" | "driver_licence" | "other";
                /** @description Number of the document. */
                document_number: string;
                /** @description Given names, as the document spells them. */
                first_name: string;
                /** @description Family name, as the document spells it. */
                last_name: string;
                /** @description Date of birth; null if the document leaves it open. */
                birth_date: string | null;
                /** @description When the document expires. */
                expiry_date: string | null;
                /** @description Who issued it, ICAO code. */
                issuing_country: string | null;
                /** @description Nationality, ICAO code. */
                nationality: string | null;
            }[];
            /** @description What you said of the person. */
            claims: {
                /** @description Given names. */
                first_name?: string;
                /** @description Family name. */
                last_name?: string;
                /**
                 * Format: date
                 * @description Date of birth.
                 */
                birth_date?: string;
                /** @description Number of the document. */
                document_number?: string;
            } | null;
        };
        KycCapture: {
            /** @description `kyc_…` */
            id: string;
            /**
             * @description Pictures are awaited in `requires_input` only.
             * @enum {string}
             */
            status: "created" | "requires_input" | "processing" | "needs_review" | "verified" | "declined" | "canceled" | "expired" | "redacted";
            /** @description The documents that are accepted. */
            documents: {
                /**
                 * @description Type of document.
                 * @enum {string}
                 */
                type: "passport" | "id_card" | "driving_license" | "residence_permit";
                /** @description The sides that must be photographed. */
                sides: ("front" | "back")[];
            }[];
            /** @description Countries that are accepted; all when empty. */
            countries: string[];
            /** @description Whether a picture of the face is wanted. */
            needs_selfie: boolean;
            /** @description What is there already. */
            images: components["schemas"]["KycImage"][];
            /** @description Why something has to be handed in again. */
            reasons: {
                /**
                 * @description Reason of the catalogue.
                 * @enum {string}
                 */
                code: "image_too_small" | "image_blurred" | "image_dark" | "image_bright" | "image_glare" | "mrz_not_found" | "mrz_check_digits" | "barcode_not_found" | "document_incomplete" | "wrong_document" | "selfie_unusable" | "document_unreadable" | "document_type_mismatch" | "country_not_accepted" | "document_expired" | "expiry_unknown" | "birth_date_unknown" | "under_age" | "name_mismatch" | "birth_date_mismatch" | "document_number_mismatch" | "expiry_mismatch" | "nothing_to_compare" | "duplicate_identity" | "no_driver" | "driver_failed" | "driver_timeout" | "driver_refused" | "liveness_failed" | "face_mismatch" | "watchlist_hit" | "database_mismatch" | "forged" | "other";
                /** @description The reason in words. */
                message: string;
            }[];
            /** @description What a reviewer says to the person. */
            comment: string | null;
            /** @description Where to go afterwards. */
            redirect_url: string | null;
            /**
             * Format: date-time
             * @description Until when something can be handed in.
             */
            expires_at: string;
        };
        KycImage: {
            /**
             * @description What the picture shows.
             * @enum {string}
             */
            side: "front" | "back" | "selfie";
            /** @description Pixels, as it is kept. */
            width: number;
            /** @description Pixels, as it is kept. */
            height: number;
            /**
             * Format: date-time
             * @description When it was uploaded.
             */
            created_at: string;
        };
        SubmitKycCapture: {
            /**
             * @description What was photographed.
             * @enum {string}
             */
            document_type: "passport" | "id_card" | "driving_license" | "residence_permit";
        };
        KycReview: {
            /** @description `krev_…` */
            id: string;
            /** @description What it is about, `kyc_…`. */
            session_id: string;
            /** @description Which of the times that something was handed in. */
            round: number;
            /**
             * @description `void` when the session ended meanwhile.
             * @enum {string}
             */
            status: "open" | "claimed" | "decided" | "void";
            /** @description Who has it in hand, `acc_…` or `key_…`. */
            claimed_by: string | null;
            /**
             * Format: date-time
             * @description Since when.
             */
            claimed_at: string | null;
            /**
             * @description Decision of the person before, which needs a second one to agree.
             * @enum {string|null}
             */
            confirms: "approve" | "decline" | "retry" | null;
            /**
             * @description What was decided.
             * @enum {string|null}
             */
            decision: "approve" | "decline" | "retry" | null;
            /** @description Why it was decided so. */
            reasons: ("image_too_small" | "image_blurred" | "image_dark" | "image_bright" | "image_glare" | "mrz_not_found" | "mrz_check_digits" | "barcode_not_found" | "document_incomplete" | "wrong_document" | "selfie_unusable" | "document_unreadable" | "document_type_mismatch" | "country_not_accepted" | "document_expired" | "expiry_unknown" | "birth_date_unknown" | "under_age" | "name_mismatch" | "birth_date_mismatch" | "document_number_mismatch" | "expiry_mismatch" | "nothing_to_compare" | "duplicate_identity" | "no_driver" | "driver_failed" | "driver_timeout" | "driver_refused" | "liveness_failed" | "face_mismatch" | "watchlist_hit" | "database_mismatch" | "forged" | "other")[];
            /** @description What was said to the person. */
            comment: string | null;
            /** @description What was said to other reviewers. */
            internal_comment: string | null;
            /** @description Who decided, `acc_…` or `key_…`. */
            decided_by: string | null;
            /**
             * Format: date-time
             * @description When.
             */
            decided_at: string | null;
            /**
             * Format: date-time
             * @description Since when it waits.
             */
            created_at: string;
        };
        KycReviewDetail: {
            /** @description `krev_…` */
            id: string;
            /** @description What it is about, `kyc_…`. */
            session_id: string;
            /** @description Which of the times that something was handed in. */
            round: number;
            /**
             * @description `void` when the session ended meanwhile.
             * @enum {string}
             */
            status: "open" | "claimed" | "decided" | "void";
            /** @description Who has it in hand, `acc_…` or `key_…`. */
            claimed_by: string | null;
            /**
             * Format: date-time
             * @description Since when.
             */
            claimed_at: string | null;
            /**
             * @description Decision of the person before, which needs a second one to agree.
             * @enum {string|null}
             */
            confirms: "approve" | "decline" | "retry" | null;
            /**
             * @description What was decided.
             * @enum {string|null}
             */
            decision: "approve" | "decline" | "retry" | null;
            /** @description Why it was decided so. */
            reasons: ("image_too_small" | "image_blurred" | "image_dark" | "image_bright" | "image_glare" | "mrz_not_found" | "mrz_check_digits" | "barcode_not_found" | "document_incomplete" | "wrong_document" | "selfie_unusable" | "document_unreadable" | "document_type_mismatch" | "country_not_accepted" | "document_expired" | "expiry_unknown" | "birth_date_unknown" | "under_age" | "name_mismatch" | "birth_date_mismatch" | "document_number_mismatch" | "expiry_mismatch" | "nothing_to_compare" | "duplicate_identity" | "no_driver" | "driver_failed" | "driver_timeout" | "driver_refused" | "liveness_failed" | "face_mismatch" | "watchlist_hit" | "database_mismatch" | "forged" | "other")[];
            /** @description What was said to the person. */
            comment: string | null;
            /** @description What was said to other reviewers. */
            internal_comment: string | null;
            /** @description Who decided, `acc_…` or `key_…`. */
            decided_by: string | null;
            /**
             * Format: date-time
             * @description When.
             */
            decided_at: string | null;
            /**
             * Format: date-time
             * @description Since when it waits.
             */
            created_at: string;
            /** @description Counts its changes; the `ETag` of the answers that change it. */
            version: number;
            /** @description The verification. */
            session: components["schemas"]["KycSession"];
            /** @description What was checked. */
            results: components["schemas"]["KycCheck"][];
            /** @description What is known of the person. */
            person: components["schemas"]["KycPersonalData"];
            /** @description What was handed in. */
            images: {
                /**
                 * @description What the picture shows.
                 * @enum {string}
                 */
                side: "front" | "back" | "selfie";
                /** @description Where the picture is; good for a minute, for you. */
                url: string;
                /**
                 * Format: date-time
                 * @description Until when the address is good.
                 */
                expires_at: string;
            }[];
        };
        DecideKycReview: {
            /**
             * @description `decline` is final, `retry` asks for other pictures.
             * @enum {string}
             */
            decision: "approve" | "decline" | "retry";
            /**
             * @description Why; needed to refuse.
             * @default []
             */
            reasons?: ("image_too_small" | "image_blurred" | "image_dark" | "image_bright" | "image_glare" | "mrz_not_found" | "mrz_check_digits" | "barcode_not_found" | "document_incomplete" | "wrong_document" | "selfie_unusable" | "document_unreadable" | "document_type_mismatch" | "country_not_accepted" | "document_expired" | "expiry_unknown" | "birth_date_unknown" | "under_age" | "name_mismatch" | "birth_date_mismatch" | "document_number_mismatch" | "expiry_mismatch" | "nothing_to_compare" | "duplicate_identity" | "no_driver" | "driver_failed" | "driver_timeout" | "driver_refused" | "liveness_failed" | "face_mismatch" | "watchlist_hit" | "database_mismatch" | "forged" | "other")[];
            /** @description Said to the person. */
            comment?: string;
            /** @description Said to other reviewers only. */
            internal_comment?: string;
        };
        CreateKycProvider: {
            /** @description What you call it. */
            name: string;
            /** @description What it checks; each check has one provider, also in the place of one built in. */
            checks: ("document_quality" | "mrz" | "barcode" | "viz_match" | "expiry" | "age" | "duplicate" | "chip" | "selfie_liveness" | "face_match" | "watchlist" | "database")[];
            /**
             * Format: uri
             * @description Where checks are asked for.
             */
            url: string;
            /**
             * @description How pictures are sent: as addresses or as Base64.
             * @default url
             * @enum {string}
             */
            images?: "url" | "bytes";
            /**
             * @description How long one call may take.
             * @default 10000
             */
            timeout_ms?: number;
            /**
             * @description How long an answer may take that comes later.
             * @default 86400
             */
            answer_within_s?: number;
            /**
             * @description How to speak to it.
             * @default http
             * @enum {string}
             */
            driver?: "http";
        };
        NewKycProvider: {
            /** @description `kpr_…` */
            id: string;
            /**
             * @description How it is spoken to.
             * @enum {string}
             */
            driver: "http";
            /** @description What you call it. */
            name: string;
            /** @description What it checks; each check has one provider, also in the place of one built in. */
            checks: ("document_quality" | "mrz" | "barcode" | "viz_match" | "expiry" | "age" | "duplicate" | "chip" | "selfie_liveness" | "face_match" | "watchlist" | "database")[];
            /**
             * Format: uri
             * @description Where checks are asked for.
             */
            url: string;
            /**
             * @description How pictures are sent: as addresses or as Base64.
             * @enum {string}
             */
            images: "url" | "bytes";
            /** @description How long one call may take. */
            timeout_ms: number;
            /** @description How long an answer may take that comes later. */
            answer_within_s: number;
            /**
             * Format: date-time
             * @description When it was added.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description Signs in both directions, `whsec_…`. Shown only now. */
            secret: string;
        };
        KycProvider: {
            /** @description `kpr_…` */
            id: string;
            /**
             * @description How it is spoken to.
             * @enum {string}
             */
            driver: "http";
            /** @description What you call it. */
            name: string;
            /** @description What it checks; each check has one provider, also in the place of one built in. */
            checks: ("document_quality" | "mrz" | "barcode" | "viz_match" | "expiry" | "age" | "duplicate" | "chip" | "selfie_liveness" | "face_match" | "watchlist" | "database")[];
            /**
             * Format: uri
             * @description Where checks are asked for.
             */
            url: string;
            /**
             * @description How pictures are sent: as addresses or as Base64.
             * @enum {string}
             */
            images: "url" | "bytes";
            /** @description How long one call may take. */
            timeout_ms: number;
            /** @description How long an answer may take that comes later. */
            answer_within_s: number;
            /**
             * Format: date-time
             * @description When it was added.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        UpdateKycProvider: {
            /** @description What you call it. */
            name?: string;
            /** @description What it checks; each check has one provider, also in the place of one built in. */
            checks?: ("document_quality" | "mrz" | "barcode" | "viz_match" | "expiry" | "age" | "duplicate" | "chip" | "selfie_liveness" | "face_match" | "watchlist" | "database")[];
            /**
             * Format: uri
             * @description Where checks are asked for.
             */
            url?: string;
            /**
             * @description How pictures are sent: as addresses or as Base64.
             * @enum {string}
             */
            images?: "url" | "bytes";
            /** @description How long one call may take. */
            timeout_ms?: number;
            /** @description How long an answer may take that comes later. */
            answer_within_s?: number;
        };
        KycCallback: {
            /** @description What was answered. */
            reference: string;
        };
        Product: {
            /**
             * @description Name of the product.
             * @enum {string}
             */
            product: "platform" | "auth" | "pay" | "media" | "vault" | "messaging" | "location";
            /** @description Name for people. */
            title: string;
            /** @description Where its API is. */
            base_url: string;
            /**
             * Format: date-time
             * @description When the project began to use it.
             */
            provisioned_at: string | null;
        };
        ProvisionProduct: {
            /**
             * @description `test` keys rehearse; `live` keys move real things.
             * @default live
             * @enum {string}
             */
            mode?: "live" | "test";
            /**
             * @description What the key is for.
             * @default Default
             */
            name?: string;
        };
        Provisioned: {
            /**
             * @description Name of the product.
             * @enum {string}
             */
            product: "platform" | "auth" | "pay" | "media" | "vault" | "messaging" | "location";
            /** @description Where its API is. */
            base_url: string;
            key: components["schemas"]["NewKey"];
        };
        CreateOidcClient: {
            /** @description What users see when they sign in. */
            name: string;
            /**
             * @description Whether others made it; users are asked what it may see then.
             * @default false
             */
            is_third_party?: boolean;
            /** @description Where users may be sent after signing in. */
            redirect_uris: string[];
            /**
             * @description Where users may be sent after signing out.
             * @default []
             */
            post_logout_redirect_uris?: string[];
            /**
             * @description What it may ask for.
             * @default [
             *       "openid",
             *       "profile",
             *       "email",
             *       "phone",
             *       "offline_access"
             *     ]
             */
            scopes?: string[];
            /**
             * @description How it may get tokens.
             * @default [
             *       "authorization_code",
             *       "refresh_token"
             *     ]
             */
            grant_types?: ("authorization_code" | "refresh_token" | "urn:ietf:params:oauth:grant-type:device_code")[];
            /**
             * Format: uri
             * @description Its picture for users who are asked what it may see; null for none.
             * @default null
             */
            logo_url?: string | null;
            /**
             * @description `confidential` on a server, which can keep a secret; `public` elsewhere.
             * @enum {string}
             */
            type: "public" | "confidential";
        };
        NewOidcClient: {
            /** @description `ocl_…`, the `client_id` of OpenID Connect. */
            id: string;
            /**
             * @description Whose users it signs in.
             * @enum {string}
             */
            mode: "live" | "test";
            /**
             * @description Whether it has a secret.
             * @enum {string}
             */
            type: "public" | "confidential";
            /** @description What users see when they sign in. */
            name: string;
            /** @description Whether others made it; users are asked what it may see then. */
            is_third_party: boolean;
            /** @description Where users may be sent after signing in. */
            redirect_uris: string[];
            /** @description Where users may be sent after signing out. */
            post_logout_redirect_uris: string[];
            /** @description What it may ask for. */
            scopes: string[];
            /** @description How it may get tokens. */
            grant_types: ("authorization_code" | "refresh_token" | "urn:ietf:params:oauth:grant-type:device_code")[];
            /**
             * Format: uri
             * @description Its picture for users who are asked what it may see; null for none.
             */
            logo_url: string | null;
            /** @description How its secret ends; null without one. */
            secret_last4: string | null;
            /**
             * Format: date-time
             * @description Until when the secret before the last rotation works.
             */
            previous_secret_until: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description Shown only now; null of a public client. */
            client_secret: string | null;
        };
        OidcClient: {
            /** @description `ocl_…`, the `client_id` of OpenID Connect. */
            id: string;
            /**
             * @description Whose users it signs in.
             * @enum {string}
             */
            mode: "live" | "test";
            /**
             * @description Whether it has a secret.
             * @enum {string}
             */
            type: "public" | "confidential";
            /** @description What users see when they sign in. */
            name: string;
            /** @description Whether others made it; users are asked what it may see then. */
            is_third_party: boolean;
            /** @description Where users may be sent after signing in. */
            redirect_uris: string[];
            /** @description Where users may be sent after signing out. */
            post_logout_redirect_uris: string[];
            /** @description What it may ask for. */
            scopes: string[];
            /** @description How it may get tokens. */
            grant_types: ("authorization_code" | "refresh_token" | "urn:ietf:params:oauth:grant-type:device_code")[];
            /**
             * Format: uri
             * @description Its picture for users who are asked what it may see; null for none.
             */
            logo_url: string | null;
            /** @description How its secret ends; null without one. */
            secret_last4: string | null;
            /**
             * Format: date-time
             * @description Until when the secret before the last rotation works.
             */
            previous_secret_until: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        UpdateOidcClient: {
            /** @description What users see when they sign in. */
            name?: string;
            /** @description Whether others made it; users are asked what it may see then. */
            is_third_party?: boolean;
            /** @description Where users may be sent after signing in. */
            redirect_uris?: string[];
            /** @description Where users may be sent after signing out. */
            post_logout_redirect_uris?: string[];
            /** @description What it may ask for. */
            scopes?: string[];
            /** @description How it may get tokens. */
            grant_types?: ("authorization_code" | "refresh_token" | "urn:ietf:params:oauth:grant-type:device_code")[];
            /**
             * Format: uri
             * @description Its picture for users who are asked what it may see; null for none.
             */
            logo_url?: string | null;
        };
        RotateClientSecret: {
            /**
             * @description Seconds for which the secret before goes on working.
             * @default 86400
             */
            overlap_s?: number;
        };
        PreviewSignInPage: {
            branding?: components["schemas"]["UpdateBrandingSettings"];
            sign_in_page?: components["schemas"]["UpdateSignInPageSettings"];
            /**
             * @description Which page: the first, the choice of a proof, the code, or a new account.
             * @default identify
             * @enum {string}
             */
            step?: "identify" | "prove" | "code" | "sign-up";
            /**
             * @description Language of the page.
             * @default en
             * @enum {string}
             */
            language?: "en" | "de" | "fr" | "es";
            /**
             * @description Light or dark.
             * @default light
             * @enum {string}
             */
            scheme?: "light" | "dark";
        };
        SignInPagePreview: {
            /** @description The page. It runs no script, and nothing can be entered. */
            html: string;
            /** @description Where it loads the logo from; null for nowhere. */
            image_origin: string | null;
        };
        Event: {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @description What happened, such as `app.created`. */
            type: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            /**
             * @description Whether it was real, or done with a test key.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description What happened to what; depends on `type`. */
            data: {
                [key: string]: unknown;
            };
        };
        AuditEntry: {
            /** @description `aud_…` */
            id: string;
            /** @description The project that was changed. */
            project_id: string;
            /**
             * @description Whether it was real, or done with a test key.
             * @enum {string}
             */
            mode: "live" | "test";
            actor: {
                /**
                 * @description What the actor is.
                 * @enum {string}
                 */
                kind: "account" | "key" | "service" | "system" | "user";
                /** @description `acc_…`, `key_…`, `usr_…` or the name of a service. */
                id: string;
                /** @description Address that the request came from. */
                ip: string | null;
                /** @description Program that the request came from. */
                user_agent: string | null;
            };
            /** @description What was done, such as `app.create`. */
            action: string;
            /** @description Identifier of what was changed. */
            target: string;
            /** @description The request that did it. */
            request_id: string | null;
            /** @description The fields that changed; null when there was nothing, or nothing is left. */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description The fields that changed; null when there was nothing, or nothing is left. */
            after: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: date-time
             * @description When it was done.
             */
            at: string;
            /** @description Hash of the entry before; zeros for the first of a project. */
            prev_hash: string;
            /** @description SHA-256 of `prev_hash` and of everything that the entry says. */
            hash: string;
        };
        UsageReport: {
            /**
             * Format: date-time
             * @description Start of what is told.
             */
            from: string;
            /**
             * Format: date-time
             * @description End of what is told, not included.
             */
            to: string;
            /**
             * @description How it is added up.
             * @enum {string}
             */
            granularity: "hour" | "day" | "month";
            /** @description By meter, then by time; what is zero is left out. */
            items: components["schemas"]["UsageItem"][];
        };
        UsageItem: {
            /** @description The product that measured it. */
            product: string;
            /** @description What was measured, such as `messages.sms`. */
            meter: string;
            /** @description The meter as people read it. */
            name: string;
            /** @description What one of it is. */
            unit: string;
            /**
             * @description Test usage is counted and never billed.
             * @enum {string}
             */
            mode: "live" | "test";
            /**
             * Format: date-time
             * @description Where the hour, day or month starts, UTC.
             */
            start: string;
            /** @description How much; a whole number, as text so that none is too large. */
            quantity: string;
        };
        CreateWebhook: {
            /**
             * Format: uri
             * @description Where deliveries are sent, by POST.
             */
            url: string;
            /**
             * @description Types that are sent: `app.created`, all of a resource `app.*`, or all `*`.
             * @default [
             *       "*"
             *     ]
             */
            event_types?: string[];
            /**
             * @description What it is for.
             * @default
             */
            description?: string;
            /**
             * @description Whether deliveries are made.
             * @default true
             */
            enabled?: boolean;
        };
        WebhookWithSecret: {
            /** @description `whk_…` */
            id: string;
            /**
             * @description The mode whose events it receives.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Where deliveries are sent, by POST. */
            url: string;
            /** @description Types that are sent. */
            event_types: string[];
            /** @description What it is for. */
            description: string;
            /** @description Whether deliveries are made. */
            enabled: boolean;
            /**
             * Format: date-time
             * @description Since when nothing arrived; after five days it is disabled.
             */
            failing_since: string | null;
            /**
             * @description Why it was disabled by itself: it answered 410, or nothing arrived for five days.
             * @enum {string|null}
             */
            disabled_reason: "gone" | "failing" | null;
            /**
             * Format: date-time
             * @description When it was disabled by itself.
             */
            disabled_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updated_at: string;
            /** @description Signs deliveries (`whsec_…`). Shown here and never again. */
            secret: string;
        };
        Webhook: {
            /** @description `whk_…` */
            id: string;
            /**
             * @description The mode whose events it receives.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Where deliveries are sent, by POST. */
            url: string;
            /** @description Types that are sent. */
            event_types: string[];
            /** @description What it is for. */
            description: string;
            /** @description Whether deliveries are made. */
            enabled: boolean;
            /**
             * Format: date-time
             * @description Since when nothing arrived; after five days it is disabled.
             */
            failing_since: string | null;
            /**
             * @description Why it was disabled by itself: it answered 410, or nothing arrived for five days.
             * @enum {string|null}
             */
            disabled_reason: "gone" | "failing" | null;
            /**
             * Format: date-time
             * @description When it was disabled by itself.
             */
            disabled_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updated_at: string;
        };
        UpdateWebhook: {
            /**
             * Format: uri
             * @description Where deliveries are sent, by POST.
             */
            url?: string;
            /** @description Types that are sent: `app.created`, all of a resource `app.*`, or all `*`. */
            event_types?: string[];
            /** @description What it is for. */
            description?: string;
            /** @description Whether deliveries are made. */
            enabled?: boolean;
        };
        RotateWebhookSecret: {
            /**
             * @description Seconds for which deliveries are signed with the old secret too.
             * @default 86400
             */
            overlap_s?: number;
        };
        WebhookDelivery: {
            /** @description `dlv_…` */
            id: string;
            /** @description The webhook that it is sent to. */
            webhook_id: string;
            /** @description The event; sent as `webhook-id`. */
            event_id: string;
            /** @description Type of the event. */
            event_type: string;
            /**
             * @description `pending` while there are attempts left.
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /** @description Attempts that were made, 11 at most. */
            attempts: number;
            /**
             * Format: date-time
             * @description When it is tried next.
             */
            next_attempt_at: string | null;
            /** @description HTTP status of the last answer. */
            response_status: number | null;
            /** @description Beginning of the last answer, 4 KiB at most. */
            response_body: string | null;
            /** @description Why the last attempt failed: `address_not_allowed`, `name_not_found`, `connection_failed`, `connection_reset`, `tls_failed`, `timeout`, `redirect` (they are not followed), `status` (not 2xx), `interrupted` (we stopped in between) or `webhook_disabled`. */
            problem: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was delivered or given up.
             */
            finished_at: string | null;
        };
        WebhookDeliveryDetail: {
            /** @description `dlv_…` */
            id: string;
            /** @description The webhook that it is sent to. */
            webhook_id: string;
            /** @description The event; sent as `webhook-id`. */
            event_id: string;
            /** @description Type of the event. */
            event_type: string;
            /**
             * @description `pending` while there are attempts left.
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /** @description Attempts that were made, 11 at most. */
            attempts: number;
            /**
             * Format: date-time
             * @description When it is tried next.
             */
            next_attempt_at: string | null;
            /** @description HTTP status of the last answer. */
            response_status: number | null;
            /** @description Beginning of the last answer, 4 KiB at most. */
            response_body: string | null;
            /** @description Why the last attempt failed: `address_not_allowed`, `name_not_found`, `connection_failed`, `connection_reset`, `tls_failed`, `timeout`, `redirect` (they are not followed), `status` (not 2xx), `interrupted` (we stopped in between) or `webhook_disabled`. */
            problem: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was delivered or given up.
             */
            finished_at: string | null;
            /** @description What the receiver gets. */
            request: components["schemas"]["WebhookRequest"];
            /** @description Attempts, the latest first; 50 at most. */
            attempt_log: components["schemas"]["WebhookAttempt"][];
        };
        WebhookRequest: {
            /**
             * @description Always `POST`.
             * @enum {string}
             */
            method: "POST";
            /** @description Where the last attempt went, or the next one goes. */
            url: string;
            /** @description As in the last attempt, without the signature. */
            headers: {
                [key: string]: string;
            };
            /** @description The body, byte for byte what is signed. */
            body: string;
        };
        WebhookAttempt: {
            /** @description Counted from 1, and anew after a replay. */
            number: number;
            /** @description Where it was sent. */
            url: string;
            /**
             * Format: date-time
             * @description When it began.
             */
            started_at: string;
            /** @description How long it took; null when it did not end. */
            duration_ms: number | null;
            /** @description HTTP status of the answer. */
            response_status: number | null;
            /** @description Why it failed, as `problem` of the delivery. */
            problem: string | null;
        };
        ErrorEnvelope: {
            data: Record<string, never>;
            error: {
                /** @description Address of the page that documents this code. */
                type: string;
                /** @description Stable code to branch on. */
                code: string;
                /** @description The HTTP status. */
                status: number;
                /** @description What the code means, always the same sentence. */
                title: string;
                /** @description What happened this time. */
                detail: string;
                /** @description One entry for each problem with the request. */
                errors: {
                    location: string;
                    code: string;
                    message: string;
                }[];
                /** @description Same as `type`. */
                doc_url: string;
                /** @description Seconds to wait before trying again. */
                retry_after_s: number | null;
            };
            meta: {
                /** @description Identifier of this request; name it when you report a problem. */
                request_id: string;
                /** @description The long-running operation that this request started. */
                operation_id?: string;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listQuotas: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["QuotaUse"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getAuthSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuthSettings"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateAuthSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAuthSettings"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuthSettings"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StartedSignIn"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StartedSignIn"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    verifySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifySignIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignedInAccount"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshSession"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Refreshed"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Account"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAccount"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Account"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    changeAccountEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeEmail"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StartedEmailChange"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    confirmAccountEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmEmail"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Account"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-refreshed_at" | "refreshed_at";
                /** @description Only sessions that this holds. */
                client?: "browser" | "device";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Session"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listAccountFactors: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only factors of this type. */
                type?: "totp" | "passkey" | "sms" | "email";
                /** @description Only those that were confirmed, or were not. */
                status?: "pending" | "active";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Factor"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    addAccountFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddFactor"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AddedFactor"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    challengeAccountFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AskedFactor"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    verifyAccountFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyFactor"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VerifiedFactor"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    removeAccountFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    renameAccountFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameFactor"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Factor"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getAccountRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecoveryCodesLeft"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    makeAccountRecoveryCodes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecoveryCodes"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    useAccountRecoveryCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UseRecoveryCode"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SteppedUp"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    stepUpAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepUp"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SteppedUp"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    askForAccountPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FactorChallenge"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    registerAccountPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterPasskey"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VerifiedFactor"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    askToSignInWithAccountPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FactorChallenge"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    signInWithAccountPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInWithPasskey"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignedIn"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    signInLocally: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocalSignIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignedIn"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeviceGrant"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    approveDevice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                user_code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeviceGrant"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    denyDevice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                user_code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeviceGrant"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listOtpBlocks: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only blocks of this kind. */
                kind?: "prefix" | "country";
                /** @description Only blocks in force, or those released. */
                is_open?: "true" | "false";
                /** @description Only what was made from this time on. */
                created_after?: string;
                /** @description Only what was made before this time. */
                created_before?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["OtpBlock"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    releaseOtpBlock: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OtpBlock"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getOtpStats: {
        parameters: {
            query?: {
                /** @description From this time on; seven days ago if not given. */
                from?: string;
                /** @description Until then; now if not given. */
                until?: string;
                /** @description What the numbers are told apart by; days are those of UTC. */
                by?: "day" | "channel" | "country";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OtpStats"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    requestOtp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestOtp"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Otp"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    verifyOtp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyOtp"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VerifiedOtp"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listOtps: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only verifications in this status. */
                status?: "pending" | "verified" | "failed" | "expired" | "canceled" | "blocked";
                /** @description Only those sent this way. */
                channel?: "sms" | "whatsapp" | "email";
                /** @description Only those of this number. */
                phone?: string;
                /** @description Only those of this address. */
                email?: string;
                /** @description Only those of numbers of this country. */
                country?: string;
                /** @description Only what was made from this time on. */
                created_after?: string;
                /** @description Only what was made before this time. */
                created_before?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Otp"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    resendOtp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Otp"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    cancelOtp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Otp"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getOtp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Otp"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    requestMagicLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestMagicLink"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MagicLink"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    exchangeMagicLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExchangeMagicLink"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UsedMagicLink"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getMagicLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MagicLink"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-updated_at" | "updated_at";
                /** @description Only the user with this number. */
                phone?: string;
                /** @description Only the user with this address. */
                email?: string;
                /** @description Only the user whom you call this. */
                external_id?: string;
                /** @description Only users nobody knows yet, or only others. */
                is_anonymous?: "true" | "false";
                /** @description Only users whose identifier, number or address begins like this. */
                q?: string;
                /** @description Only users who are banned now, or are not. */
                is_banned?: "true" | "false";
                /** @description Only what was made from this time on. */
                created_after?: string;
                /** @description Only what was made before this time. */
                created_before?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["User"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUser"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUser"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    endSessionsOfUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EndedSessions"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getOwnUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnUser"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    refreshUserSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshUserSession"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Refreshed"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    introspectUserToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IntrospectUserToken"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IntrospectedUserToken"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listUserSessions: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-refreshed_at" | "refreshed_at";
                /** @description Only sessions of this user, `usr_…`. */
                user?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["UserSession"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    endUserSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    signUpUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpUser"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StartedUserSignUp"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    verifyUserSignUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyUserSignUp"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignedInUser"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    signInUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInUser"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignedInUser"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listOwnFactors: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only factors of this type. */
                type?: "totp" | "passkey" | "sms" | "email";
                /** @description Only those that were confirmed, or were not. */
                status?: "pending" | "active";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Factor"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    addOwnFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddFactor"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AddedFactor"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    challengeOwnFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AskedFactor"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    verifyOwnFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyFactor"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VerifiedFactor"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    removeOwnFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    renameOwnFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameFactor"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Factor"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getOwnRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecoveryCodesLeft"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    makeOwnRecoveryCodes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecoveryCodes"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    useOwnRecoveryCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UseRecoveryCode"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SteppedUp"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    stepUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepUp"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SteppedUp"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    askForPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FactorChallenge"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    registerPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterPasskey"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VerifiedFactor"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    askToSignInWithPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FactorChallenge"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    signInWithPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInWithPasskey"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignedInUser"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listUserFactors: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only factors of this type. */
                type?: "totp" | "passkey" | "sms" | "email";
                /** @description Only those that were confirmed, or were not. */
                status?: "pending" | "active";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Factor"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    removeUserFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
                factor: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listUserIdentities: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IdentityList"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    linkUserIdentity: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkIdentity"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Identity"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    unlinkUserIdentity: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
                identity: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listOwnIdentities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IdentityList"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    startOwnContactLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartContactLink"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Otp"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    finishOwnContactLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinishContactLink"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnUser"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    unlinkOwnIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                identity: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listSignInProviders: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only providers of this kind. */
                kind?: "oidc" | "google" | "apple" | "microsoft" | "github" | "gitlab" | "facebook" | "discord" | "slack" | "linkedin" | "x";
                /** @description Only those that are switched on, or off. */
                is_enabled?: "true" | "false";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["SignInProvider"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createSignInProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSignInProvider"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignInProvider"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getSignInProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignInProvider"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteSignInProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateSignInProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSignInProvider"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignInProvider"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    testSignInProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignInProviderTest"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    exchangeSignInCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExchangeSignInCode"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignedInUser"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    signInWithIdToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInWithIdToken"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignedInUser"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    startIdentityLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartIdentityLink"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StartedIdentityLink"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    finishIdentityLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExchangeSignInCode"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Identity"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listSignInHooks: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only the hook of this kind. */
                kind?: "before_sign_up" | "before_sign_in" | "custom_claims";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["SignInHook"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createSignInHook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSignInHook"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignInHook"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getSignInHook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignInHook"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteSignInHook: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateSignInHook: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSignInHook"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignInHook"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    testSignInHook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignInHookTest"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    signInAnonymously: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInAnonymously"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignedInUser"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    importUsers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    exportUsers: {
        parameters: {
            query?: {
                /** @description Whether hashes of passwords come along; needs the scope `passwords:write`. */
                include?: "password_hashes";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-name" | "name";
                /** @description Only projects in which you have this role. */
                role?: "owner" | "admin" | "developer" | "viewer";
                /** @description Only the project with this slug. */
                slug?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Project"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProject"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Project"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Project"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProject"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Project"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only members with this role. */
                role?: "owner" | "admin" | "developer" | "viewer";
                /** @description Only members whose accounts are so. */
                status?: "active" | "invited";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Member"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    addMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddMember"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Member"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                account_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                account_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMember"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Member"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-email" | "email";
                /** @description Only invitations in this status. */
                status?: "pending" | "accepted" | "declined" | "revoked" | "expired";
                /** @description Only invitations to this role. */
                role?: "owner" | "admin" | "developer" | "viewer";
                /** @description Only invitations of this e-mail address. */
                email?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Invitation"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateInvitation"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invitation"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invitation"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listOwnInvitations: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only invitations in this status. */
                status?: "pending" | "accepted" | "declined" | "revoked" | "expired";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Invitation"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getOwnInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the link in the mail, or `inv_…`. */
                token_or_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invitation"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The token of the link in the mail, or `inv_…`. */
                token_or_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invitation"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    declineInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The token of the link in the mail, or `inv_…`. */
                token_or_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invitation"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listKeys: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-name" | "name";
                /** @description Only keys of this product. */
                product?: "platform" | "auth" | "pay" | "media" | "vault" | "messaging" | "location";
                /** @description Only keys of this mode. */
                mode?: "live" | "test";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Key"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateKey"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewKey"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Key"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateKey"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Key"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    rotateKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RotateKey"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewKey"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listKycSessions: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-updated_at" | "updated_at";
                /** @description Only sessions in this status. */
                status?: "created" | "requires_input" | "processing" | "needs_review" | "verified" | "declined" | "canceled" | "expired" | "redacted";
                /** @description Only sessions that ended so. */
                outcome?: "verified" | "declined" | "canceled" | "expired";
                /** @description Only sessions of this user, `usr_…`. */
                user_id?: string;
                /** @description Only sessions with this reference. */
                external_reference?: string;
                /** @description Only what was made from this time on. */
                created_after?: string;
                /** @description Only what was made before this time. */
                created_before?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["KycSession"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createKycSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateKycSession"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewKycSession"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getKycSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KycSessionDetail"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getKycIdentity: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KycPersonalData"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    cancelKycSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KycSession"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    redactKycSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KycSession"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getKycCapture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KycCapture"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    uploadKycDocument: {
        parameters: {
            query: {
                /** @description Which side the picture shows. */
                side: "front" | "back";
            };
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KycImage"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    uploadKycSelfie: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KycImage"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    submitKycCapture: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitKycCapture"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KycCapture"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getKycImage: {
        parameters: {
            query?: {
                /** @description Credential of the link, as it was given. */
                link?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listKycReviews: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only reviews in this status. */
                status?: "open" | "claimed" | "decided" | "void";
                /** @description Only reviews of this session, `kyc_…`. */
                session_id?: string;
                /** @description Only what this account or key has in hand. */
                claimed_by?: string;
                /** @description Only what was made from this time on. */
                created_after?: string;
                /** @description Only what was made before this time. */
                created_before?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["KycReview"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getKycReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KycReviewDetail"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    claimKycReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KycReview"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    releaseKycReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KycReview"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    decideKycReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideKycReview"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KycReview"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listKycProviders: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-name" | "name";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["KycProvider"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createKycProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateKycProvider"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewKycProvider"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getKycProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KycProvider"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteKycProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateKycProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateKycProvider"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KycProvider"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    answerKycCheck: {
        parameters: {
            query?: {
                /** @description Who answers, `kpr_…`. */
                provider?: string;
            };
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KycCallback"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Product"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    provisionProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Name of the product. */
                product: "platform" | "auth" | "pay" | "media" | "vault" | "messaging" | "location";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProvisionProduct"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Provisioned"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listOidcClients: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-name" | "name";
                /** @description Only clients of this type. */
                type?: "public" | "confidential";
                /** @description Only what was made from this time on. */
                created_after?: string;
                /** @description Only what was made before this time. */
                created_before?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["OidcClient"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createOidcClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOidcClient"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewOidcClient"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getOidcClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OidcClient"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteOidcClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateOidcClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOidcClient"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OidcClient"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    rotateOidcClientSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RotateClientSecret"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewOidcClient"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    previewSignInPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewSignInPage"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignInPagePreview"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only these types: comma-separated, each a type such as `app.created`, or `app.*`. */
                type?: string;
                /** @description Only what was made from this time on. */
                created_after?: string;
                /** @description Only what was made before this time. */
                created_before?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Event"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    streamEvents: {
        parameters: {
            query?: {
                /** @description Id of the last event seen in this stream; 0 for all there are. */
                after?: string;
                /** @description Only these types: comma-separated, each a type such as `app.created`, or `app.*`. */
                type?: string;
            };
            header?: {
                /** @description Resume after this event. */
                "Last-Event-ID"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-at" | "at";
                /** @description Only what this actor did. */
                actor?: string;
                /** @description Only this action. */
                action?: string;
                /** @description Only what was done to this. */
                target?: string;
                /** @description Only from this time on. */
                since?: string;
                /** @description Only before this time. */
                until?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["AuditEntry"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    exportAudit: {
        parameters: {
            query?: {
                /** @description Only what this actor did. */
                actor?: string;
                /** @description Only this action. */
                action?: string;
                /** @description Only what was done to this. */
                target?: string;
                /** @description Only from this time on. */
                since?: string;
                /** @description Only before this time. */
                until?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getUsage: {
        parameters: {
            query?: {
                /** @description Start, rounded down to the hour; the running month if absent. */
                from?: string;
                /** @description End, rounded up to the hour; now if absent. */
                to?: string;
                /** @description Adds up by hour, day or month (UTC). */
                granularity?: "hour" | "day" | "month";
                /** @description Only this meter. */
                meter?: "app.replica_seconds" | "app.memory_megabyte_seconds" | "build.seconds" | "vps.vcpu_seconds" | "vps.memory_megabyte_seconds" | "vps.disk_megabyte_seconds" | "vps.volume_megabyte_seconds" | "database.compute_seconds" | "database.memory_megabyte_seconds" | "database.storage_megabyte_seconds" | "database.backup_megabyte_seconds" | "rooms.broadcast_seconds" | "rooms.participant_seconds" | "rooms.recorded_seconds" | "messages.sms" | "messages.email" | "messages.push" | "messages.whatsapp" | "otp.sms" | "otp.whatsapp" | "otp.email" | "payments.operations" | "files.received_megabytes" | "files.stored_megabyte_seconds" | "videos.received_megabytes" | "videos.delivered_megabytes" | "videos.encoded_seconds" | "videos.live_seconds" | "videos.stored_megabyte_seconds" | "geocoding.requests" | "places.requests" | "routing.requests" | "tracking.positions" | "webhooks.delivered";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UsageReport"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only those that are enabled, or only those that are not. */
                enabled?: "true" | "false";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Webhook"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhook"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookWithSecret"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                webhook: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhook"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                webhook: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RotateWebhookSecret"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookWithSecret"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listAllWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only deliveries in this status. */
                status?: "pending" | "delivered" | "failed";
                /** @description Only events of this type: `app.created`, or `app.*`. */
                type?: string;
                /** @description Only from this time on. */
                created_after?: string;
                /** @description Only before this time. */
                created_before?: string;
                /** @description Only to this webhook. */
                webhook?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["WebhookDelivery"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only deliveries in this status. */
                status?: "pending" | "delivered" | "failed";
                /** @description Only events of this type: `app.created`, or `app.*`. */
                type?: string;
                /** @description Only from this time on. */
                created_after?: string;
                /** @description Only before this time. */
                created_before?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["WebhookDelivery"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                webhook: string;
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDeliveryDetail"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                webhook: string;
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
}
