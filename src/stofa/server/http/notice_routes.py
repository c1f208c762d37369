"""What somebody wants to be told when they are not connected, and what links in e-mails do."""

from typing import Final

from stofa.server.http.request import RequestContext
from stofa.tables import protocol as p
from stofa.tables.endpoint import Endpoint


async def notices(request: RequestContext) -> p.Notices:
    request.context.rate_limiter.read(request.device, request.address)
    return await request.context.notices.of(request.device)


async def subscribe_push(request: RequestContext) -> p.Notices:
    await request.context.rate_limiter.notice(request.address)
    wanted = request.read(p.SubscribePush)
    return await request.context.notices.subscribe_push(request.known_device(), wanted, request.language)


async def unsubscribe_push(request: RequestContext) -> p.Notices:
    await request.context.rate_limiter.notice(request.address)
    return await request.context.notices.unsubscribe(request.known_device(), "push")


async def subscribe_mail(request: RequestContext) -> p.Notices:
    wanted = request.read(p.SubscribeMail)
    device = request.known_device()
    await request.context.rate_limiter.mail(device, request.address)
    return await request.context.notices.subscribe_mail(device, wanted, request.language)


async def unsubscribe_mail(request: RequestContext) -> p.Notices:
    await request.context.rate_limiter.notice(request.address)
    return await request.context.notices.unsubscribe(request.known_device(), "mail")


async def set_quiet_hours(request: RequestContext) -> p.Notices:
    await request.context.rate_limiter.notice(request.address)
    wanted = request.read(p.SetQuietHours)
    return await request.context.notices.set_quiet(request.known_device(), wanted)


async def confirm_mail(request: RequestContext) -> p.MailAnswered:
    await request.context.rate_limiter.claim(request.address)
    return await request.context.notices.confirm(request.read(p.MailCode).code)


async def refuse_mail(request: RequestContext) -> p.MailAnswered:
    await request.context.rate_limiter.claim(request.address)
    return await request.context.notices.unsubscribe_by_id(request.read(p.MailCode).code)


async def one_click(request: RequestContext) -> p.MailAnswered:
    """What a mail program sends if its reader wants no more of it (RFC 8058): no cookie, no page."""
    await request.context.rate_limiter.claim(request.address)
    return await request.context.notices.unsubscribe_by_id(request.query.get("code", ""))


NOTICE_ENDPOINTS: Final = (
    Endpoint("GET", "/api/notices", notices, p.Notices, "How this device is told of its turns."),
    Endpoint(
        "POST",
        "/api/notices/push",
        subscribe_push,
        p.Notices,
        "Wishes to be told by the browser.",
        p.SubscribePush,
    ),
    Endpoint("DELETE", "/api/notices/push", unsubscribe_push, p.Notices, "No longer by the browser."),
    Endpoint(
        "POST",
        "/api/notices/mail",
        subscribe_mail,
        p.Notices,
        "Wishes to be told by e-mail; the address is asked first.",
        p.SubscribeMail,
    ),
    Endpoint("DELETE", "/api/notices/mail", unsubscribe_mail, p.Notices, "No longer by e-mail."),
    Endpoint(
        "POST", "/api/notices/quiet", set_quiet_hours, p.Notices, "Sets the quiet hours.", p.SetQuietHours
    ),
    Endpoint(
        "POST",
        "/api/notices/confirm",
        confirm_mail,
        p.MailAnswered,
        "Agrees to be sent e-mail, by the code that came there.",
        p.MailCode,
    ),
    Endpoint(
        "POST",
        "/api/notices/refuse",
        refuse_mail,
        p.MailAnswered,
        "Wants no more e-mail, by the code in it.",
        p.MailCode,
    ),
    Endpoint(
        "POST",
        "/unsubscribe",
        one_click,
        p.MailAnswered,
        "The same for mail programs, in one click.",
        asks=("code",),
    ),
)
